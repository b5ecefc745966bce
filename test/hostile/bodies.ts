const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** @returns the ways to write an attribute: as it is, and with what would end it escaped */
const html = (tag: string) => (address: string) =>
  `${tag.replaceAll('@', address)}\n\n${tag.replaceAll('@', attribute(address))}`

/** Every place in a page where an address may stand, and some where none may. `@` is the address. One line is one place. */
export const bodies: Readonly<Record<string, (address: string) => string>> = {
  link: (url) => `[x](${url}) [x](<${url}>)`,
  image: (url) => `![x](${url}) ![x](<${url}>)`,
  'address that is written out': (url) => `<${url}> ${url}`,
  definition: (url) => `[x] ![x]\n\n[x]: <${url}>\n[y]: ${url}`,
  'link in a footnote': (url) => `x[^1]\n\n[^1]: [x](<${url}>)`,
  'link in a table': (url) => `| a |\n|---|\n| [x](<${url}>) |`,
  'link in a heading': (url) => `## [x](<${url}>) ${url}`,
  'image in a link': (url) => `- [![x](<${url}>)](<${url}>)`,
  'words of a fence': (url) => `\`\`\`${url} title="${url}"\nx\n\`\`\``,
  'file of a fence': (url) => `\`\`\`js title="${url}"\nx\n\`\`\``,
  'link of a diagram': (url) => `\`\`\`mermaid\nclick A "${url}"\n\`\`\``,
  a: html('<a href="@">x</a>'),
  'a that looks like a footnote': html('<a href="@" data-footnote-ref>x</a> <a href="@" data-footnote-backref>x</a>'),
  'a with more': html('<a href="@" title="@" id="@" name="@" ping="@" target="@">x</a>'),
  img: html('<img src="@" longdesc="@" alt="@" />'),
  srcset: html('<img src="/a.png" srcset="@ 1x, @ 2x" alt="x" />'),
  picture: html('<picture><source srcset="@ 1x" src="@" /><img src="/a.png" alt="x" /></picture>'),
  quotations: html(
    '<blockquote cite="@">x</blockquote>\n\n<q cite="@">y</q> <del cite="@">z</del> <ins cite="@">w</ins>',
  ),
  'item of a vocabulary': html('<div itemscope itemtype="@" itemid="@">x</div>'),
  background: html('<table background="@"><tr><td background="@">x</td></tr></table>'),
  frame: html('<iframe src="@" srcdoc="@"></iframe>'),
  form: html('<form action="@"><button formaction="@">x</button><input type="image" src="@" /></form>'),
  drawing: html('<svg onload="@"><a xlink:href="@" href="@">x</a><use href="@" /></svg>'),
  formula: html('<math href="@"><maction xlink:href="@">x</maction></math>'),
  objects: html('<object data="@"></object> <embed src="@" /> <base href="@" /> <link href="@" rel="import" />'),
  refresh: html('<meta http-equiv="refresh" content="0; url=@" />'),
  media: html('<video src="@" poster="@"></video> <audio src="@"></audio>'),
  style: html('<p style="background: url(@)">x</p>'),
}

/** Those of which no element, or no attribute, is shown. */
export const dropped: ReadonlySet<string> = new Set(
  'file of a fence, background, frame, form, formula, objects, refresh, media, style'.split(', '),
)
