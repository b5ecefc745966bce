import type { ReactElement } from 'react'
import { Icon } from '../icons/Icon.tsx'
import { useTexts } from '../texts/texts.ts'

/**
 * A field in the text of a page that opens the site's search (`templates/elements/search-field/open-search.client.ts`);
 * hidden where scripts do not run.
 */
export function SearchField({ placeholder }: { placeholder: string }): ReactElement {
  const say = useTexts()
  return (
    <search className="needs-script">
      <form className="search-field">
        <Icon name="search" size={20} />
        <input
          type="search"
          aria-label={say('Search the documentation')}
          placeholder={placeholder}
          autoComplete="off"
          data-search-field=""
        />
      </form>
    </search>
  )
}
