import type { ReactElement } from 'react'
import type { TemplateProps } from '../../../compiler/model/block.ts'
import type { ProductIntroModel } from './contract.ts'

/** What a landing page begins with. A title of its own is the page's `h1`. */
export function ProductIntro({ model, children }: TemplateProps<ProductIntroModel>): ReactElement {
  return (
    <div className="product-intro">
      {model.title !== null && <h1>{model.title}</h1>}
      {children}
    </div>
  )
}
