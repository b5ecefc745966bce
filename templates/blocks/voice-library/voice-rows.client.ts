import { element } from '../../../client/element.ts'
import { sayWith } from '../../../client/say.ts'
import type { VoiceCard } from './contract.ts'

/** Puts voices into the list, as copies of the row that the page holds for it. */
export function showVoices(root: HTMLElement, voices: readonly VoiceCard[]): void {
  const template = root.querySelector<HTMLTemplateElement>('template[data-voice-row]')
  const list = root.querySelector('.voices')
  const blank = template?.content.firstElementChild
  if (list === null || !(blank instanceof HTMLElement)) return
  list.replaceChildren(...voices.map((voice) => fill(document.importNode(blank, true), voice)))
}

function fill(row: HTMLElement, voice: VoiceCard): HTMLElement {
  const put = (part: string, ...content: readonly (Node | string)[]) =>
    row.querySelector(`[data-part="${part}"]`)?.replaceChildren(...content)
  const facts = [voice.locale, voice.accent, voice.category, voice.age, voice.gender].filter((fact) => fact !== '')
  row.dataset.voice = voice.id
  put('name', voice.name)
  put('id', voice.voiceID)
  put('description', voice.description)
  put('facts', ...facts.flatMap((fact) => [element('span', {}, fact), ' ']))
  put('labels', ...voice.labels.flatMap((label) => [element('span', { class: 'badge' }, label), ' ']))
  const button = row.querySelector('button')
  if (button !== null) {
    button.dataset.preview = voice.preview
    button.disabled = voice.preview === ''
  }
  return row
}

/** Names the button of each voice by what a click on it does. */
export function showPlaying(root: HTMLElement, playing: string | null): void {
  for (const row of root.querySelectorAll<HTMLElement>('.voices > .voice')) {
    const isPlaying = row.dataset.voice === playing
    row.toggleAttribute('data-playing', isPlaying)
    const name = isPlaying ? 'Stop {voiceName}' : 'Play {voiceName}'
    row.querySelector('button')?.setAttribute('aria-label', sayWith(name, { voiceName: nameIn(row) }))
  }
}

/** @returns the name of the voice that a row shows */
export function nameIn(row: Element | null): string {
  return row?.querySelector('[data-part="name"]')?.textContent ?? ''
}
