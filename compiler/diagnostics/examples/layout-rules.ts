import { mdx } from '../example.ts'

const fence = '```js\nsend()\n```'

const steps = 'steps={["A call comes in.", "Your app answers.", "The caller hears it."]}'

const related =
  '<RelatedProducts>\n  <RelatedProduct title="Messaging" svg="Notification" href="/docs/messaging">\n    Texts.\n  </RelatedProduct>\n</RelatedProducts>'

const tutorial = (inside: string) => `<Tutorial ${steps} output="Good morning.">\n${indented(inside)}\n</Tutorial>`

const indented = (text: string) => text.replaceAll(/^(?=.)/gm, '  ')

/** A landing page that lacks nothing but what is asked about. */
const landing = (...parts: readonly string[]) =>
  `<ProductLandingPage productName="Voice">\n${indented(['<ProductIntro>\n  Calls from your own code.\n</ProductIntro>', ...parts].join('\n\n'))}\n</ProductLandingPage>`

const table = '| Name | Kind |\n| --- | --- |\n| Answered | Inbound |\n| Busy | Outbound |'

const filterable = (properties: string, inside = table) =>
  `<FilterableTable ${properties}>\n\n${inside}\n\n</FilterableTable>`

const section = (inside: string) =>
  landing(
    tutorial(fence),
    `<LandingSection title="Rooms">\n  Put callers together.\n\n${indented(inside)}\n</LandingSection>`,
    related,
  )

/** Rules of single blocks about what stands in them and on the page. */
export const layoutRuleExamples = {
  SP3101: mdx(
    '<TabGroup>\n  <Tab title="npm">\n    Text\n  </Tab>\n</TabGroup>',
    '<TabGroup>\n  <Tab title="npm">\n    Text\n  </Tab>\n  <Tab title="yarn">\n    Text\n  </Tab>\n</TabGroup>',
  ),
  SP3102: mdx(
    '<CallToAction title="Start now" actionUrl="/docs">\n  It takes five minutes.\n</CallToAction>',
    '<CallToAction title="Start now" actionUrl="/docs" actionLabel="Begin">\n  It takes five minutes.\n</CallToAction>',
  ),
  SP3103: mdx(
    '<CallToAction title="Start now" actionUrl="/docs" actionLabel="Begin" secondaryActionUrl="/docs/voice">\n  It takes five minutes.\n</CallToAction>',
    '<CallToAction title="Start now" actionUrl="/docs" actionLabel="Begin">\n  It takes five minutes.\n</CallToAction>',
  ),
  SP3104: mdx(landing(related), landing(tutorial(fence), related)),
  SP3146: mdx(landing(tutorial(fence)), landing(tutorial(fence), related)),
  SP3105: mdx(landing(tutorial(fence), related, related), landing(tutorial(fence), related)),
  SP3106: mdx(landing(tutorial('Text'), related), landing(tutorial(fence), related)),
  SP3107: mdx(
    landing(tutorial(`${fence}\n\n\`\`\`text output\nGood morning.\n\`\`\``), related),
    landing(tutorial(fence), related),
  ),
  SP3108: mdx(landing(tutorial(`${fence}\n\n${fence}`), related), landing(tutorial(fence), related)),
  SP3109: mdx(
    landing(tutorial(fence), '<RelatedProducts>\n  Text\n</RelatedProducts>'),
    landing(tutorial(fence), related),
  ),
  SP3110: mdx(
    section('<SideContent svg="video" />\n\n<SideContent svg="email-api" />'),
    section('<SideContent svg="video" />'),
  ),
  SP3111: mdx(section('<SideContent />'), section('<SideContent svg="video" />')),
  SP3112: mdx(
    '<CodeSampleGroup slug="send">\n  ```text output\n  sent\n  ```\n</CodeSampleGroup>',
    '<CodeSampleGroup slug="send">\n  ```js\n  send()\n  ```\n\n  ```text output\n  sent\n  ```\n</CodeSampleGroup>',
  ),
  SP3113: mdx(
    filterable('filters={["Kind"]}', `${table}\n\n${table}`),
    `${filterable('filters={["Kind"]}')}\n\n${filterable('filters={["Kind"]}')}`,
  ),
  SP3114: mdx(filterable('filters={["Knid"]}'), filterable('filters={["Kind"]}')),
  SP3115: mdx(filterable('filters={["Kind", "Kind"]}'), filterable('filters={["Kind", "Name"]}')),
  SP3116: mdx(
    `<p id="b">Text</p>\n\n${filterable('alphabet="Name"')}`,
    `<p id="text">Text</p>\n\n${filterable('alphabet="Name"')}`,
  ),
  SP3117: mdx(
    `## Tools\n\nText\n\n<ProductGrid anchor="tools">\n  <LinkCard title="Voice" href="/docs/voice" />\n</ProductGrid>`,
    `## Tools\n\nText\n\n<ProductGrid anchor="products">\n  <LinkCard title="Voice" href="/docs/voice" />\n</ProductGrid>`,
  ),
  SP3118: mdx(
    '<Video src="https://videos.example.com/M7lc1UVf-VE" title="Calls" />',
    '<Video src="https://www.youtube.com/watch?v=M7lc1UVf-VE" title="Calls" />',
  ),
  SP3119: mdx('<PhoneNumberField country="Germany" />', '<PhoneNumberField country="DE" />'),
  SP3120: mdx('<ProductsUsed products="," />', '<ProductsUsed products="voice" />'),
} as const
