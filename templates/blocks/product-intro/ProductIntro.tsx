import type { ReactElement } from 'react'
import type { TemplateProps } from '../../../compiler/model/block.ts'
import type { ProductIntroModel } from './contract.ts'

export function ProductIntro({ model, children }: TemplateProps<ProductIntroModel>): ReactElement {
  return (
    <div className="product-intro">
      {model.title !== null && <h1>{model.title}</h1>}
      {children}
    </div>
  )
}
