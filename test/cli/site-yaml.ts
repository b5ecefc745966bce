/** A small `site.yaml` in which nothing is wrong. */
export const siteYaml = `url: https://docs.acme.example
brand: { key: acme, name: Acme, cliName: Acme CLI }
subBrand: { key: post, name: Post }
platformSection: { key: graph, name: Graph }
locales: { default: en, all: [en, de] }
links:
  logIn: https://acme.example/in
  signUp: https://acme.example/up
  helpCenter: https://acme.example/help
  support: https://acme.example/support
  questions: { brand: https://acme.example/q, subBrand: https://acme.example/q }
  terms: https://acme.example/terms
  privacy: https://acme.example/privacy
  products: {}
services: {}
`
