import type { ReactElement } from 'react'
import type { TemplateProps } from '../../../compiler/model/block.ts'
import { CheckMark } from '../../elements/check-mark/CheckMark.tsx'
import { Icon } from '../../elements/icons/Icon.tsx'
import { InfoBox, Sentences } from '../../elements/info-box/InfoBox.tsx'
import { ExternalMark } from '../../elements/link/Link.tsx'
import { useTexts } from '../../elements/texts/texts.ts'
import type { DestinationInfoModel, ShownComponent, ShownModes } from './contract.ts'

/** The box of facts about a destination: sentences, components, and the table of modes. */
export function DestinationInfo({ model }: TemplateProps<DestinationInfoModel>): ReactElement {
  const say = useTexts()
  const { id, isBeta, sentences, components, modes, modesHref } = model
  return (
    <InfoBox id={id} title={say('Destination info')} beta={isBeta}>
      <div className="destination-info">
        <Sentences sentences={sentences} />
        {components.length > 0 && <Components components={components} />}
        {modes !== null && <Modes modes={modes} href={modesHref} />}
      </div>
    </InfoBox>
  )
}

function Components({ components }: { components: readonly ShownComponent[] }): ReactElement {
  const say = useTexts()
  return (
    <div className="info-box-part">
      <p className="info-box-label">{say('Components')}</p>
      <ul className="destination-info-components">
        {components.map(({ name, href, external }) => (
          <li key={`${name} ${href}`}>
            {href === null ? (
              name
            ) : (
              <a href={href} rel={external ? 'external' : undefined}>
                {name}
                {external && <ExternalMark />}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Modes({ modes: { device, cloud }, href }: { modes: ShownModes; href: string }): ReactElement {
  const say = useTexts()
  return (
    <div className="info-box-part">
      <p className="info-box-label">
        {say('Connection modes')}
        {href !== '' && (
          <a className="icon-button note-button" href={href} aria-label={say('What connection modes are')}>
            <Icon name="question" size={16} />
          </a>
        )}
      </p>
      <table className="destination-info-modes">
        <thead>
          <tr>
            <td />
            <th scope="col">{say('Web')}</th>
            <th scope="col">{say('Mobile')}</th>
            <th scope="col">{say('Server')}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{say('Device mode')}</th>
            <ModeCell on={device.web} />
            <ModeCell on={device.mobile} />
            <td>
              <span className="visually-hidden">{say('Not possible')}</span>
            </td>
          </tr>
          <tr>
            <th scope="row">{say('Cloud mode')}</th>
            <ModeCell on={cloud.web} />
            <ModeCell on={cloud.mobile} />
            <ModeCell on={cloud.server} />
          </tr>
        </tbody>
      </table>
    </div>
  )
}

function ModeCell({ on }: { on: boolean }): ReactElement {
  return (
    <td>
      <CheckMark on={on} />
    </td>
  )
}
