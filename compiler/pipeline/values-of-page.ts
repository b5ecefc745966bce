/** Names of steps that make one page, and that no other page asks for: their values can go when it is done (`Graph.release`). */
export const valuesOfPage = {
  /** What it was checked and modelled as. */
  trees: ['checked', 'model'],
  /** The same, and what its HTML, its Markdown and its search text are made from. */
  forms: ['checked', 'model', 'placed', 'twin', 'markdown'],
  /** What is written of it. */
  written: ['html', 'written'],
  /** What search has read of it. */
  searched: ['searched', 'searched page'],
} as const
