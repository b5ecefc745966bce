import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import { withOwnGitBook } from '../../bin/services/init/own-gitbook.ts'
import { withOwnMyst } from '../../bin/services/init/own-myst.ts'
import { withOwnSigns } from '../../bin/services/init/own-signs.ts'

test('blocks of GitBook are directives', () => {
  equal(withOwnGitBook('{% hint style="danger" %}\na\n{% endhint %}\n'), ':::danger\na\n:::\n')
  equal(
    withOwnGitBook('{% tabs %}\n{% tab title="A [b]" %}\na\n{% endtab %}\n{% endtabs %}\n'),
    '::::::tab-group\n:::::tab[A \\[b\\]]\na\n:::::\n::::::\n',
  )
  equal(
    withOwnGitBook('{% code title="a.js" overflow="wrap" lineNumbers="true" %}\n```js\na()\n```\n{% endcode %}\n'),
    '```js file="a.js" lines wrap\na()\n```\n',
  )
  equal(withOwnGitBook('{% content-ref url="a.md" %}\n[A](a.md)\n{% endcontent-ref %}\n'), '\n[A](a.md)\n\n')
  equal(withOwnGitBook('{% embed url="https://example.com/a" %}\n'), '<https://example.com/a>\n')
  for (const same of [
    '{% hint style="info" %}\na\n',
    '{% tabs %}\n{% tab title="A" %}\n{% endtabs %}\n{% endtab %}\n',
    '{% tabs %}\n{% tab %}\n{% endtab %}\n{% endtabs %}\n',
    '```\n{% hint style="info" %}\n{% endhint %}\n```\n',
    '{% include "a" %}\n',
  ])
    equal(withOwnGitBook(same), same)
})

test('boxes and code of MyST are directives and fences', () => {
  equal(withOwnMyst('```{note} A [b]\nText\n```\n'), ':::note[A \\[b\\]]\nText\n:::\n')
  equal(withOwnMyst(':::{seealso}\nText\n:::\n'), ':::info\nText\n:::\n')
  equal(
    withOwnMyst('```{code-block} python\n:caption: a.py\n:linenos:\n\na()\n```\n'),
    '```python file="a.py" lines\n\na()\n```\n',
  )
  for (const same of ['```{toctree}\na\n```\n', ':::{figure} a.png\n:::\n', '````md\n```{note}\na\n```\n````\n'])
    equal(withOwnMyst(same), same)
})

test('signs of VitePress and MkDocs have equals of a few signs', () => {
  equal(
    withOwnSigns('[[toc]]\n[TOC]\nA ++ctrl+alt+a++ <Badge type="tip" text="new" />\n'),
    'A <kbd>Ctrl</kbd>+<kbd>Alt</kbd>+<kbd>A</kbd> **new**\n',
  )
  for (const same of ['a++b++c\n', '++a++\n', '```\n[[toc]]\n```\n', 'See [[toc]]\n', '## A <Badge text="b" />\n'])
    equal(withOwnSigns(same), same)
})
