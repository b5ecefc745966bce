import assert from 'node:assert/strict'
import { test } from 'node:test'
import { significantWords } from '../../client/widgets/search/query.ts'
import { languageOf } from '../../client/widgets/search/static/language.ts'
import { synonymsOf } from '../../client/widgets/search/synonyms.ts'
import { segmentsIn } from '../../compiler/formats/search/words.ts'
import { indexOf, readerOf, recordWith, searchOf, servedFrom } from './indexed.ts'

async function found(language: string, query: string, titles: readonly string[]): Promise<readonly string[]> {
  const records = titles.map((title, at) => recordWith({ route: `/docs/page-${at}`, title }))
  const { entry, files } = indexOf(records, language)
  const pointer = { path: 'search.json', content: JSON.stringify({ search: entry, enablementSearch: null }) }
  servedFrom(readerOf([...files, pointer]))
  return (await searchOf('acme').search(query, 0)).hits.map(({ title }) => title)
}

test('of words that no space parts each is looked for', async () => {
  assert.deepEqual(significantWords('非同期テスト'), segmentsIn('非同期テスト'))
  assert.ok(segmentsIn('非同期テスト').length > 1)
  const titles = ['レスポンスステータスコード', '追加のステータスコード', 'レスポンス - ステータスコードの変更']
  assert.equal((await found('ja', 'ステータスコード変更', titles))[0], titles[2])
})

test('a Japanese verb and its noun are one word, and so is what stands for a foreign one', async () => {
  const titles = ['予約を作成する', '予約を取り消す', 'Webhookを受け取る', '手続の流れ']
  assert.deepEqual(await found('ja', '取り消し', titles), [titles[1]])
  assert.deepEqual(await found('ja', 'ウェブフック', titles), [titles[2]])
  assert.deepEqual(await found('ja', '手続き', titles), [titles[3]])
})

test('every language of the frame knows other ways to say a thing, and words with which people only ask', async () => {
  const cases = [
    ['de', 'wie kann ich mich einloggen', 'Anmeldung'],
    ['es', 'cómo puedo borrar un archivo', 'Eliminar ficheros'],
    ['fr', 'comment se connecter', 'Authentification'],
    ['ja', 'ログインする方法', '認証'],
    ['pt', 'como apagar um arquivo', 'Excluir ficheiros'],
  ] as const
  for (const [language, query, title] of cases) {
    const others = ['Anderes', 'Otro', 'Autre', 'ほか', 'Outro', 'wie kann ich', 'cómo', 'comment', '方法', 'como']
    assert.equal((await found(language, query, [...others, title]))[0], title, language)
    const known = await languageOf(language)
    for (const line of known.idioms.trim().split('\n'))
      assert.match(line, /^[^:,]+(, [^:,]+)*: [^:,]+(, [^:,]+)*$/, language)
    for (const group of known.meanings.trim().split(/[;\n]/))
      assert.match(group.trim(), /^[^:,]+(, [^:,]+)+$/, language)
    assert.equal(synonymsOf([], known.stem, known)([['webhook']]).has('webhook'), true)
  }
})

test('a phrase that asks for something else than its words say is known in each of them', async () => {
  const cases = [
    ['de', 'wer darf das ansehen', 'Rollen', 'Anderes'],
    ['es', 'quién borró el número', 'Registro de auditoría', 'Borrar'],
    ['fr', 'qui peut faire cela', 'Rôles', 'Autre'],
    ['ja', '誰が削除したか', '監査ログ', '削除'],
    ['pt', 'quem apagou isso', 'Registro de auditoria', 'Apagar'],
  ] as const
  for (const [language, query, title, other] of cases)
    assert.equal((await found(language, query, [other, 'x', 'y', title]))[0], title, language)
})

test('what the site calls by two words is found where they are typed, or written in German, as one', async () => {
  const titles = ['Webhooks', 'Timeouts', 'Other']
  assert.deepEqual(new Set(await found('en', 'webhooktimeout', titles)), new Set(['Webhooks', 'Timeouts']))
  assert.equal((await found('de', 'Versionsnummern', ['Version und Nummer', 'Anderes']))[0], 'Version und Nummer')
  assert.deepEqual(await found('en', 'webhookzeppelin', titles), [])
})
