import type { ReactElement } from 'react'
import type { MenuItem } from '../../../compiler/model/theme.ts'
import { breakable } from '../../elements/breakable.tsx'
import { Icon, type IconName } from '../../elements/icons/Icon.tsx'
import { isMenuMask, MaskIcon } from '../../elements/icons/MaskIcon.tsx'
import { frameIcon } from '../../elements/icons/product-icons.ts'

/** Most entries of another product have the general icon. */
export function MenuIcon({ name, size = 16 }: { readonly name: IconName; readonly size?: 16 | 20 }): ReactElement {
  return isMenuMask(name) ? <MaskIcon name={name} size={size} /> : <Icon name={name} size={size} />
}

/** The name of a folder, after its icon where it has one. */
export function FolderName({ item: { folderIcon, name } }: { item: MenuItem }): ReactElement {
  return (
    <>
      {folderIcon !== undefined && <MenuIcon name={frameIcon(folderIcon)} />}
      {breakable(name)}
    </>
  )
}
