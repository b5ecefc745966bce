import type { ReactElement } from 'react'
import { CodeEditorWithPhone } from './CodeEditorWithPhone.tsx'
import { ContactCenterEndUserGuides } from './ContactCenterEndUserGuides.tsx'
import { ConversationsMoreFeatures } from './ConversationsMoreFeatures.tsx'
import { EmailApi } from './EmailApi.tsx'
import { type IllustrationName, illustrationSizes } from './names.ts'
import { ServerlessToolkit } from './ServerlessToolkit.tsx'
import { VerificationBestPractices } from './VerificationBestPractices.tsx'
import { VideoRooms } from './VideoRooms.tsx'
import { VoiceAdvancedFeatures } from './VoiceAdvancedFeatures.tsx'

export interface IllustrationProps {
  readonly name: IllustrationName
  /** What a drawn terminal says: the name of the brand's command-line tool, and the command itself. */
  readonly cli: { readonly name: string; readonly command: string }
}

/**
 * A drawing by its name. It is decorative: nobody hears it, finds it or lands on it, and what it means is in the
 * text beside it. One is a picture, which the style sheet shows in the colours of the theme.
 */
export function Illustration({ name, cli }: IllustrationProps): ReactElement {
  if (name === 'serverless-markup-advanced-features')
    return <div className="illustration illustration-serverless-markup" aria-hidden="true" />
  const { width, height } = illustrationSizes[name]
  return (
    <svg
      className="illustration"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      focusable="false"
      aria-hidden="true"
    >
      {drawing(name, cli)}
    </svg>
  )
}

type Drawn = Exclude<IllustrationName, 'serverless-markup-advanced-features'>

function drawing(name: Drawn, cli: IllustrationProps['cli']): ReactElement {
  switch (name) {
    case 'code-editor-with-phone':
      return <CodeEditorWithPhone />
    case 'verification-best-practices':
      return <VerificationBestPractices />
    case 'voice-advanced-features':
      return <VoiceAdvancedFeatures />
    case 'contact-center-end-user-guides':
      return <ContactCenterEndUserGuides />
    case 'serverless-toolkit':
      return <ServerlessToolkit cliName={cli.name} command={cli.command} />
    case 'video':
      return <VideoRooms />
    case 'conversations-more-features':
      return <ConversationsMoreFeatures />
    case 'email-api':
      return <EmailApi />
  }
}
