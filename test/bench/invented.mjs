// What the invented sites of the benchmarks share: words that come out the same on each run, and a site.yaml.

let state = 1
/** A whole number below `limit` (a linear congruential generator, the constants of Numerical Recipes). */
export function random(limit) {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0
  return Math.floor((state / 2 ** 32) * limit)
}

const words =
  'account address answer balance batch call carrier channel code config delivery device event field header hook key limit list log member message number page phone policy port profile queue rate region report request result role room route schema service session setting signal status stream task token track user value version webhook window zone'.split(
    ' ',
  )
export const word = () => words[random(words.length)]
export const sentence = () => {
  const text = Array.from({ length: 8 + random(14) }, word).join(' ')
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

export const siteYaml = `url: https://docs.acme.example
brand: { key: acme, name: Acme, cliName: Acme CLI }
subBrand: { key: postbox, name: Postbox }
platformSection: { key: river, name: River }
locales: { default: en-us, all: [en, en-us] }
links:
  logIn: https://acme.example/login
  signUp: https://acme.example/signup
  helpCenter: https://help.acme.example
  support: https://help.acme.example/contact
  questions: { brand: https://questions.example/acme, subBrand: https://questions.example/postbox }
  terms: https://acme.example/terms
  privacy: https://acme.example/privacy
  products: {}
`
