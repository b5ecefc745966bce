import { deepStrictEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { type Blamed, blamed } from './blamed.ts'

const disclosure = (attribute: string) => `<Disclosure title="A" ${attribute}>x</Disclosure>`
const callout = (attribute: string) => `<Callout ${attribute}>x</Callout>`

const cases: readonly (readonly [text: string, ...problems: Blamed[]])[] = [
  // A boolean as text.
  ...[
    ...['true', 'yes', 'on', 'True'].map((word) => [word, true]),
    ...['false', 'no', 'off'].map((w) => [w, false]),
  ].map(
    ([word, value]) =>
      [disclosure(`open="${word}"`), ['SP3004', `open="${word}"`, `Write \`open={${value}}\`.`]] as const,
  ),
  [disclosure('open={yes}'), ['SP2008', '{yes}', 'Write `open={true}`.']],
  [disclosure('open={1}'), ['SP3004', 'open={1}', 'Write `open={true}`.']],
  [':::disclosure{title="A" open="off"}\nx\n:::', ['SP3004', 'open="off"', "Write `open='false'`."]],
  // In a directive double quotes hold a text, single ones JSON; a bare name is true.
  ...['true', 'false'].map(
    (word) =>
      [
        `::phone-number-field{mobileOnly="${word}"}`,
        ['SP3004', `mobileOnly="${word}"`, `Write \`mobileOnly='${word}'\`.`],
      ] as const,
  ),
  ["::phone-number-field{mobileOnly='true'}"],
  ['::phone-number-field{mobileOnly}'],
  ['::get-started-links{links="[]"}', ['SP3004', 'links="[]"', "Write `links='[]'`."]],
  ['::products-used{products=\'["voice"]\'}', ['SP3004', 'products=\'["voice"]\'', 'Write `products="voice"`.']],
  [":::disclosure{title='{}'}\nx\n:::", ['SP3004', "title='{}'", null]],
  [":::disclosure{title='2024'}\nx\n:::"],
  [":::disclosure{title='[draft]'}\nx\n:::"],
  // Of a long value the hint repeats what a message shows.
  [
    `<Disclosure title={[${'1,'.repeat(200)}]}>x</Disclosure>`,
    ['SP3004', `title={[${'1,'.repeat(200)}]}`, `Write \`title="${'1, '.repeat(100)}…"\`.`],
  ],
  // What is refused in a list as well.
  ['<GetStartedLinks links={{}} />', ['SP3004', 'links={{}}', 'Write `links={[…]}`.']],
  ['<GetStartedLinks links={null} />', ['SP3004', 'links={null}', 'Write `links={[…]}`.']],
  ['<PhoneNumberField country={[]} />', ['SP3004', 'country={[]}', null]],
  // A second property, or key, of the name that is meant would be refused.
  [
    '<Disclosure title="A" titel="B">x</Disclosure>',
    ['SP3002', 'titel', '`title` is there already: remove one of the two.'],
  ],
  [
    '<GetStartedLinks links={[{ label: "A", lable: "B", url: "https://a.example" }]} />',
    ['SP3002', 'lable', '`label` is there already: remove one of the two.'],
  ],
  // A list, an object or a number as text.
  ['<GetStartedLinks links="[]" />', ['SP3004', 'links="[]"', 'Write `links={[]}`.']],
  ['<GetStartedLinks links="voice" />', ['SP3004', 'links="voice"', 'Write `links={[…]}`.']],
  ['<AiLabel config="{}" />', ['SP3004', 'config="{}"', 'Write `config={{}}`.']],
  [
    '<FilterableTable filters="Kind, Type">\n\n| Kind | Type |\n| - | - |\n| a | b |\n\n</FilterableTable>',
    ['SP3004', 'filters="Kind, Type"', 'Write `filters={["Kind","Type"]}`.'],
  ],
  ...["['Kind', 'Type']", '[Kind, Type]'].map(
    (list) =>
      [
        `<FilterableTable filters="${list}">\n\n| Kind | Type |\n| - | - |\n| a | b |\n\n</FilterableTable>`,
        ['SP3004', `filters="${list}"`, 'Write `filters={["Kind","Type"]}`.'],
      ] as const,
  ),
  // A text as something else.
  [callout('variant="info" title={5}'), ['SP3004', 'title={5}', 'Write `title="5"`.']],
  [callout('variant="info" title'), ['SP3004', 'title', 'Give it a value: `title="…"`.']],
  [callout('variant={info}'), ['SP2008', '{info}', 'A text stands in quotes: `variant="info"`.']],
  // Another name with a value that its property does not take either, and with one that it does.
  [callout('type="warn"'), ['SP3002', 'type', 'Write `variant="warning"`.']],
  [callout('type="error" title="A"'), ['SP3002', 'type', 'Write `variant="danger"`.']],
  [callout('varient="tip"'), ['SP3002', 'varient', 'Write `variant="success"`.']],
  [callout('type="info"'), ['SP3002', 'type', 'Did you mean `variant`?']],
  [callout('type="zzzzzz"'), ['SP3002', 'type', 'Did you mean `variant`?']],
  [':::callout{type="warn"}\nx\n:::', ['SP3002', 'type', 'Write `variant="warning"`.']],
  // The nearest value: cut short, lengthened, in other letters, or the name of an alert.
  ...[
    ['warn', 'warning'],
    ['informational', 'info'],
    ['Danger', 'danger'],
    ['sucess', 'success'],
    ['note', 'info'],
    ['tip', 'success'],
    ['caution', 'danger'],
    ['important', 'info'],
    ['error', 'danger'],
  ].map(
    ([word, near]) =>
      [callout(`variant="${word}"`), ['SP3005', `variant="${word}"`, `Did you mean \`${near}\`?`]] as const,
  ),
  [callout('variant="blue"'), ['SP3005', 'variant="blue"', null]],
  ['<SupportGrid type="flag" />', ['SP3005', 'type="flag"', 'Did you mean `flagship`?']],
  ['<LinkCard title={1.10} href="/docs" />', ['SP3004', 'title={1.10}', 'Write `title="1.10"`.']],
  ['<GetStartedLinks links={[{label: 1.10, url: "/docs"}]} />', ['SP3004', '1.10', 'Put it in quotes: `"1.10"`.']],
  [
    '<GetStartedLinks links={{ label: "A", url: "/docs" }} />',
    ['SP3004', 'links={{ label: "A", url: "/docs" }}', 'Write `links={[{ label: "A", url: "/docs" }]}`.'],
  ],
  ['<SupportGrid type={null} />', ['SP3004', 'type={null}', 'Allowed: community, maintenance, flagship.']],
  ['<LogLevelBadge level="warn" />', ['SP3005', 'level="warn"', 'Did you mean `WARNING`?']],
  [callout('variant="info" desc="x"'), ['SP3002', 'desc', 'It takes `variant`, `title`.']],
]

for (const [text, ...problems] of cases)
  test(text.split('\n')[0] as string, () => deepStrictEqual(blamed(text), problems))
