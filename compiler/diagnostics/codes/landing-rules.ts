import { diagnostic } from '../define.ts'
import { mdx } from '../example.ts'

// Rules of landing pages and their parts.

const fence = '```js\nsend()\n```'

const steps = 'steps={["A call comes in.", "Your app answers.", "The caller hears it."]}'

const related =
  '<RelatedProducts>\n  <RelatedProduct title="Messaging" svg="Notification" href="/docs/messaging">\n    Texts.\n  </RelatedProduct>\n</RelatedProducts>'

const tutorial = (inside: string) => `<Tutorial ${steps} output="Good morning.">\n${indented(inside)}\n</Tutorial>`

const indented = (text: string) => text.replaceAll(/^(?=.)/gm, '  ')

/** A landing page that is complete but for the parts of the example. */
const landing = (...parts: readonly string[]) =>
  `<ProductLandingPage productName="Voice">\n${indented(['<ProductIntro>\n  Calls from your own code.\n</ProductIntro>', ...parts].join('\n\n'))}\n</ProductLandingPage>`

const section = (inside: string) =>
  landing(
    tutorial(fence),
    `<LandingSection title="Rooms">\n  Put callers together.\n\n${indented(inside)}\n</LandingSection>`,
    related,
  )

export const missingTutorial = diagnostic('SP3104', {
  severity: 'error',
  message: () => 'You must include a tutorial code sample in a Product Landing Page',
  hint: () => 'Add a `<Tutorial steps={[…]} output="…">` with one fenced sample inside.',
  explain: `The product's landing page shows at once what its code looks like. That is what the \`Tutorial\` in it does, with one
fenced sample.`,
  example: mdx(landing(related), landing(tutorial(fence), related)),
})

export const repeatedLandingPart = diagnostic<{ part: string }>('SP3105', {
  severity: 'error',
  message: ({ part }) => `Unexpected second \`${part}\` in \`ProductLandingPage\`, expected one`,
  hint: () => 'Make one of the two.',
  explain: `A landing page has one place each for the introduction, the tutorial, the first steps and the related products. A
second one of a kind has no place.`,
  example: mdx(landing(tutorial(fence), related, related), landing(tutorial(fence), related)),
})

export const missingTutorialSample = diagnostic('SP3106', {
  severity: 'error',
  message: () => 'You must include a tutorial code sample in a Product Landing Page',
  hint: () => 'Put one fenced sample between `<Tutorial …>` and `</Tutorial>`.',
  explain: `A tutorial shows one piece of code beside its three steps. Other content stands inside of it, but no fenced code.`,
  example: mdx(landing(tutorial('Text'), related), landing(tutorial(fence), related)),
})

export const tutorialOutput = diagnostic('SP3107', {
  severity: 'error',
  message: () => 'Unexpected output in `Tutorial`, expected the sample',
  hint: () => 'Write what comes out as `output="…"`.',
  explain: `What a tutorial's code gives is shown in a speech bubble, which takes its text from \`output\`. A fence that is marked
as output has no place there.`,
  example: mdx(
    landing(tutorial(`${fence}\n\n\`\`\`text output\nGood morning.\n\`\`\``), related),
    landing(tutorial(fence), related),
  ),
})

export const secondSample = diagnostic<{ block: string; right: string }>('SP3108', {
  severity: 'error',
  message: ({ block }) => `Unexpected second sample in \`${block}\`, expected one`,
  hint: ({ right }) => right,
  explain: `A tutorial shows one sample, beside the steps that explain it. Further samples belong on the page that
\`examplesPageUrl\` leads to.`,
  example: mdx(landing(tutorial(`${fence}\n\n${fence}`), related), landing(tutorial(fence), related)),
})

export const noRelatedProducts = diagnostic('SP3109', {
  severity: 'error',
  message: () => 'Missing product in `RelatedProducts`, expected at least 1 `RelatedProduct`',
  hint: () => 'Add a `<RelatedProduct title="…" svg="…">`.',
  explain: `The list of related products is empty, so that a heading would stand there with nothing below it.`,
  example: mdx(
    landing(tutorial(fence), '<RelatedProducts>\n  Text\n</RelatedProducts>'),
    landing(tutorial(fence), related),
  ),
})

export const secondSideContent = diagnostic('SP3110', {
  severity: 'error',
  message: () => 'Unexpected second `SideContent` in `LandingSection`, expected one',
  hint: () => 'Put both into one, or make a section of its own.',
  explain: `Beside a section there is room for one thing. A second \`SideContent\` has no place: put both into one, or begin another
section.`,
  example: mdx(
    section('<SideContent svg="video" />\n\n<SideContent svg="email-api" />'),
    section('<SideContent svg="video" />'),
  ),
})

export const emptySideContent = diagnostic('SP3111', {
  severity: 'error',
  message: () => 'Missing content in `SideContent`, expected `svg` or content',
  hint: () =>
    'Add `svg="…"` with the name of an illustration, or write what stands beside the section between the tags.',
  explain: `A \`SideContent\` shows a drawing (\`svg\`) or what stands between its tags. This one has neither, so there would be a
hole beside the section.`,
  example: mdx(section('<SideContent />'), section('<SideContent svg="video" />')),
})

export const missingRelatedProducts = diagnostic('SP3146', {
  severity: 'error',
  message: () => 'Missing `RelatedProducts` in `ProductLandingPage`, expected at least 1 related product',
  hint: () =>
    'Add `<RelatedProducts>` with a `<RelatedProduct title="…" svg="…">` for each product that goes with this one.',
  explain: `A landing page leads on: readers who came for one product see which others go with it. \`RelatedProducts\` names at
least one.`,
  example: mdx(landing(tutorial(fence)), landing(tutorial(fence), related)),
})
