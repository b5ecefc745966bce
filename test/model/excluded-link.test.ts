import assert from 'node:assert/strict'
import { test } from 'node:test'
import { excludedLink, withoutExcludedLinks } from '../../compiler/model/excluded-link.ts'

const to = excludedLink.href

test('a link to what an output may not show is its text, and goes where it has none', () => {
  const cases: readonly (readonly [string, string])[] = [
    [`See [a \\[b\\] *c*](${to} "Title") and [d](/d).`, 'See a \\[b\\] *c* and [d](/d).'],
    [`[![alt](/a.png)](${to}) [x ![alt](/a.png)](${to}) ![alt](/a.png)`, ' x ![alt](/a.png) ![alt](/a.png)'],
    [`[![a](/a.png)](/a) [](${to})[b](${to})`, '[![a](/a.png)](/a) b'],
    // A text that is an address tells where the link leads, blanks around it or not.
    [`[ /docs/plans ](${to})[ ](${to})[ the plans ](${to})`, ' the plans '],
    [`<a href="${to}">text</a><a href="${to}"><img src="/a.png"></a>`, 'text'],
  ]
  for (const [markdown, expected] of cases) assert.equal(withoutExcludedLinks(markdown), expected)
})
