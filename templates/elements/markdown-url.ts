/** @returns a URL as it may be in the brackets of a Markdown link or image: nothing in it ends them early */
export function markdownUrl(url: string): string {
  return url.replace(/[\s()<>]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`)
}
