declare module 'netlify-redirector' {
  interface Rules {
    match(request: {
      readonly scheme: string
      readonly host: string
      readonly path: string
      readonly query: string
      readonly headers: object
      readonly cookieValues: object
      getHeader(): string
      getCookie(): string
    }): { readonly to: string; readonly status: number; readonly force: boolean } | null
  }
  const redirector: { parsePlain(rules: string, options: object): Promise<Rules> }
  // biome-ignore lint/style/noDefaultExport: the module has one
  export default redirector
}
