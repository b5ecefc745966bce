import type { ReactElement, ReactNode } from 'react'
import { useTexts } from '../texts/texts.ts'
import { TitleText } from '../title-code/TitleText.tsx'
import { titleName } from '../title-code/title-parts.ts'
import { mark } from './mark.ts'

interface Panel {
  readonly title: string
  readonly mark?: ReactNode
  readonly content: ReactNode
  /** Unique in the page; default: made from the group's. */
  readonly id?: string
}

interface TabPanelsProps {
  /** Prefix of the ids inside, where a panel brings none of its own; unique in the page. */
  readonly id?: string
  /** What the group chooses between, for the name of the row of tabs. */
  readonly label?: string | undefined
  readonly tabs: readonly Panel[]
  /** Choosing a title here chooses it in every other synced group of the page; default: true. */
  readonly synced?: boolean
}

/**
 * Panels under each other, each with its title, so that all of them can be read without scripts.
 * `templates/elements/tabs/tabs.client.ts` puts the row of tabs of the WAI-ARIA pattern in place of the titles.
 */
export function TabPanels({ id, label, tabs, synced = true }: TabPanelsProps): ReactElement {
  const say = useTexts()
  return (
    <div className="tabs" {...{ [mark]: '' }} data-label={label ?? say('Tabs')} data-synced={synced ? '' : undefined}>
      {tabs.map(({ title, mark, content, id: own }, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
        <div
          className="tab-panel"
          role="group"
          id={own ?? `${id}-panel-${index + 1}`}
          aria-label={titleName(title)}
          key={title}
        >
          <p className="tab-title" data-tab-title={title}>
            {mark}
            <TitleText title={title} />
          </p>
          <div className="tab-body">{content}</div>
        </div>
      ))}
    </div>
  )
}
