/**
 * @returns whether an address that somebody else may have written is a path of this site: browsers take a second slash, or a
 *   backslash, for the beginning of a host, and drop tabs and line ends before it (URL standard, "basic URL parser")
 */
export const isSitePath = (address: string): boolean => /^\/(?![/\\\s])/.test(address)
