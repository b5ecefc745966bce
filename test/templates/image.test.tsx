import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Image } from '../../templates/elements/image/Image.tsx'
import { Link } from '../../templates/elements/link/Link.tsx'

const wide = { src: '/assets/a.png', alt: 'A map', width: 737, height: 400, inline: false }
const canEnlarge = (element: ReactElement) => renderToStaticMarkup(element).includes('data-enlarge')

test('an image that is larger than the column is a link to its file', () => {
  assert.equal(
    renderToStaticMarkup(<Image {...wide} />),
    '<a class="enlarge" href="/assets/a.png" aria-label="Enlarge image: A map" data-enlarge="" data-width="737" data-height="400">' +
      '<img class="image" src="/assets/a.png" alt="A map" width="737" height="400" loading="lazy" decoding="async"/>' +
      '<span class="enlarge-mark"><svg class="icon" viewBox="0 0 20 20" width="16" height="16" aria-hidden="true"><path d="M12 4h4v4M8 16H4v-4M16 4l-4.7 4.7M4 16l4.7-4.7"></path></svg></span></a>',
  )
})

test('what fits, what size is not known, badges, decorations and images in links stay as they are', () => {
  assert.equal(canEnlarge(<Image {...wide} width={736} />), false)
  assert.equal(canEnlarge(<Image src="/assets/a.png" alt="A map" inline={false} />), false)
  assert.equal(canEnlarge(<Image {...wide} inline />), false)
  assert.equal(canEnlarge(<Image {...wide} alt="" />), false)
  const linked = (
    <Link href="/docs" external={false}>
      <em>
        <Image {...wide} />
      </em>
    </Link>
  )
  assert.equal(canEnlarge(linked), false)
})

test('a smaller image, where it is asked for', () => {
  assert.equal(canEnlarge(<Image {...wide} width={80} enlarge />), true)
  assert.equal(canEnlarge(<Image {...wide} width={16} height={16} enlarge />), true)
})

test('what is no higher than a line of text stands in it; a wide strip can be enlarged all the same', () => {
  const name = (height: number, width = 20) =>
    /<img class="([^"]+)"/.exec(renderToStaticMarkup(<Image {...wide} width={width} height={height} />))?.[1]
  assert.deepEqual([name(32), name(33), name(24, 900)], ['image-inline', 'image', 'image'])
})
