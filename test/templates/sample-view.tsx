import type { SiteConfig } from '../../compiler/data/site/site-config.ts'
import type { MenuItem, PageView, Sidebar } from '../../compiler/model/theme.ts'
import { resolvedSite } from '../resolved-site.ts'

/** A site with names of its own, so that no name can be baked in. */
export const config: SiteConfig = resolvedSite({
  url: 'https://docs.osprey.example',
  brand: { key: 'osprey', name: 'Osprey' },
  subBrand: { key: 'wren', name: 'Wren' },
  platformSection: { key: 'delta', name: 'Delta' },
  links: {
    logIn: 'https://console.osprey.example/login',
    signUp: 'https://console.osprey.example/signup',
    helpCenter: 'https://help.osprey.example',
    support: 'https://help.osprey.example/new',
    questions: { brand: 'https://ask.osprey.example/osprey', subBrand: 'https://ask.osprey.example/wren' },
  },
  topBar: {
    products: [
      { label: 'Nests', path: '/docs/nests' },
      { label: 'Voice', path: '/docs/voice' },
    ],
    secondary: [
      { label: 'Kits', path: '/docs/kits' },
      { label: 'Help Center', url: 'https://help.osprey.example' },
    ],
  },
})

const file = (name: string, path: string, product?: string): MenuItem => ({
  type: 'file',
  name,
  path,
  ...(product === undefined ? {} : { product }),
})

/** All four kinds of items, and a folder inside of a folder. */
export const sidebar: Sidebar = {
  title: 'Voice',
  path: '/docs/voice',
  items: [
    file('Overview', '/docs/voice'),
    { type: 'separator', name: 'Guides' },
    {
      type: 'folder',
      name: 'Calls',
      children: [
        file('Make calls', '/docs/voice/calls'),
        { type: 'folder', name: 'Conferences', children: [file('Moderate', '/docs/voice/conference')] },
      ],
    },
    { type: 'folder', name: 'Machines', folderIcon: 'Spark', children: [file('Detect', '/docs/voice/detect')] },
    file('Buy a number', '/docs/phone-numbers/buy', 'phone-numbers'),
    { type: 'link', name: 'Status', path: 'https://status.osprey.example', isExternal: true },
  ],
}

/** @returns a guide page's view, with what the test changes */
export function sampleView(changes: Partial<PageView> = {}): PageView {
  return {
    config,
    route: '/docs/voice/calls',
    image: null,
    title: 'Make calls',
    description: 'How to place a call.',
    lang: 'en-US',
    canonical: 'https://docs.osprey.example/docs/voice/calls',
    layout: 'doc',
    brand: 'brand',
    product: 'voice',
    noindex: false,
    isSearched: true,
    headings: [
      { id: 'before', depth: 2, value: 'Before you begin' },
      { id: 'call', depth: 2, value: 'Place the call' },
      { id: 'parameters', depth: 3, value: 'Parameters' },
    ],
    heading: 'Make calls',
    sidebar,
    breadcrumbs: [
      { title: 'Docs', path: '/docs' },
      { title: 'Voice', path: '/docs/voice' },
      { title: 'Make calls', path: '/docs/voice/calls' },
    ],
    previous: { title: 'Overview', path: '/docs/voice' },
    next: { title: 'Moderate', path: '/docs/voice/conference' },
    markdownHref: '/docs/voice/calls.md',
    editUrl: 'https://code.osprey.example/edit/calls.mdx',
    lastUpdated: '2026-03-04T23:59:59Z',
    year: 2026,
    styles: ['/_assets/styles.css'],
    scripts: ['/_assets/boot.js'],
    earlyScript: '/_assets/early.js',
    asset: (source) => `/_assets/${source.split('/').at(-1)}`,
    body: <p>Text</p>,
    ...changes,
  }
}
