import { equal, ok } from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { withoutLiquid } from '../../bin/services/init/own-liquid.ts'
import { timedGrowth } from '../growth/timed-growth.ts'
import { putFiles } from '../put-files.ts'

/** @returns the text as it is written here, of a site with these files besides */
function written(text: string, files: Readonly<Record<string, string>> = { 'docs/_config.yml': settings }): string {
  const root = mkdtempSync(join(tmpdir(), 'signalpost-test-'))
  try {
    putFiles(root, files)
    return withoutLiquid(root, 'docs')(text)
  } finally {
    rmSync(root, { recursive: true })
  }
}

const settings = 'repository: https://code.example/acme\nversion: 2.5\nlists: [a]\n'

test('paths, links to files and settings of Jekyll are written out', () => {
  const forms = {
    '[a]({{ "/docs/a/" | relative_url }})': '[a](/docs/a/)',
    "[a]({{'/docs/a/'|absolute_url}}#b)": '[a](/docs/a/#b)',
    '[a]({% link _docs/a.md %})': '[a](/_docs/a.md)',
    '[a]({{ site.repository }}/issues/1), {{ site.version }}': '[a](https://code.example/acme/issues/1), 2.5',
    '[a]({{ site.baseurl }}/a)': '[a](/a)',
  }
  for (const [theirs, ours] of Object.entries(forms)) {
    equal(written(theirs), ours)
    equal(written(theirs, { '_config.yml': settings }), ours)
    // Without the settings nobody knows whose the braces are.
    equal(written(theirs, {}), theirs)
  }
  for (const same of ['{{ site.lists }}', '{{ page.title }}', '{% if a %}b{% endif %}', '{{ a | relative_url }}'])
    equal(written(same), same)
})

test('highlighted code is a fence, and what is raw stays as it is', () => {
  equal(
    written('{% highlight ruby %}\na\n{% endhighlight %}\n\n{%- highlight sh linenos -%}\nb\n{% endhighlight %}\n'),
    '```ruby\na\n```\n\n```sh lines\nb\n```\n',
  )
  equal(
    written('{% highlight liquid %}\n{% raw %}\n{{ "/a" | relative_url }}\n{% endraw %}\n{% endhighlight %}\n'),
    '```liquid\n{{ "/a" | relative_url }}\n```\n',
  )
  equal(
    written('```\n{% raw %}\n{{ a }}\n{% endraw %}\n```\n{% highlight c %}\n{% endhighlight %}'),
    '```\n{{ a }}\n```\n~~~c\n~~~',
  )
  equal(written('{% raw %}`{% raw %}`{% endraw %} {{ site.version }}'), '`{% raw %}` 2.5')
})

test('a page of long lines is read', () => {
  const growth = timedGrowth((size) => {
    for (const long of ['{% raw %}', '{{ site.', '{% link ', '{% highlight a', '{{ "', '{%', '{% ', ' '])
      written(long.repeat(size))
    for (const long of ['{% highlight ', "{{ '", '{{ site.a', '{% raw']) written(long + ' '.repeat(size))
  }, 7500)
  ok(growth < 20, String(growth))
})
