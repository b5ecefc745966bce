/** Whether icons are drawn from the picture of a site: only SVG has every size. Without a picture the theme's is drawn. */
export function isDrawn(favicon: string | null): boolean {
  return favicon === null || /^\/.*\.svg$/i.test(favicon)
}
