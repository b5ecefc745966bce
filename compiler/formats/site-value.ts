/** A value of the site where it may be only text, `{site.brand.name}`: not where a brace, a backslash or a dollar sign is before it. */
export const siteValue = /(?<![{\\$])\{(?<path>site(?:\.[A-Za-z_]\w*)+)\}/g
