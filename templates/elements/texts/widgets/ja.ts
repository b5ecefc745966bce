import type { WidgetTexts } from './keys.ts'

export const japaneseWidgets: WidgetTexts = {
  'This could not be loaded. Try again.': '読み込めませんでした。もう一度お試しください。',
  'Code of the request': 'リクエストのコード',
  'Copy code': 'コードをコピー',
  'Show credentials in the code': 'コードに資格情報を表示',
  'Way to sign in': '認証の方法',
  None: 'なし',
  'Content type': 'コンテンツタイプ',
  'No body': '本文なし',
  'Kept in the memory of this page only, and sent to the server alone.':
    'このページのメモリにだけ保持し、サーバーにだけ送信します。',
  'Browsers send no cookies that a page names: these stand in the code alone.':
    'ブラウザーはページが指定した Cookie を送信しません。これらはコードにだけ現れます。',
  File: 'ファイル',
  'Fill in this field.': 'この項目を入力してください。',
  'This is not valid JSON.': '有効な JSON ではありません。',
  'Choose one of {values}.': '{values} のいずれかを選んでください。',
  'Type a whole number.': '整数を入力してください。',
  'Type a number.': '数値を入力してください。',
  'Type {least} or more.': '{least} 以上を入力してください。',
  'Type {greatest} or less.': '{greatest} 以下を入力してください。',
  'Type more than {above}.': '{above} より大きい値を入力してください。',
  'Type less than {below}.': '{below} より小さい値を入力してください。',
  'Type at least {n} character.': '{n} 文字以上を入力してください。',
  'Type at least {n} characters.': '{n} 文字以上を入力してください。',
  'Type at most {n} character.': '{n} 文字以内で入力してください。',
  'Type at most {n} characters.': '{n} 文字以内で入力してください。',
  'This does not fit the pattern {pattern}.': 'パターン {pattern} に一致しません。',
  'As JSON.': 'JSON で書きます。',
  Username: 'ユーザー名',
  Token: 'トークン',
  'Deprecated.': '非推奨です。',
  'One a line.': '1 行に 1 つ。',
  'Example: {value}': '例: {value}',
  'From {least} to {greatest}.': '{least} から {greatest} まで。',
  '{least} or more.': '{least} 以上。',
  '{greatest} or less.': '{greatest} 以下。',
  '(not sent)': '(送信しない)',
  'No answer that this page may read': 'このページが読み取れる応答がありません',
  'Either the server can’t be reached, or it does not let this page read its answers (CORS). The request above works from your own machine.':
    'サーバーに接続できないか、サーバーがこのページに応答の読み取りを許可していません (CORS)。上のリクエストはお手元のマシンから実行できます。',
  'Not sent': '送信されませんでした',
  'This page may only ask the servers that the specification names.':
    'このページは仕様書に記載されたサーバーにだけ問い合わせできます。',
  'No answer in time': '時間内に応答がありません',
  'The server took longer than 30 seconds. It may have done what you asked for.':
    'サーバーの応答に 30 秒以上かかりました。処理は行われた可能性があります。',
  'Stop request': 'リクエストを中止',
  Stopped: '中止しました',
  'You stopped the request. The server may have done what you asked for.':
    'リクエストを中止しました。サーバーでは処理が実行されている可能性があります。',
  'The browser refuses to make this request.': 'ブラウザーがこのリクエストを拒否しました。',
  'What sends requests could not be loaded. Load the page again, and try once more.':
    'リクエストを送信する部品を読み込めませんでした。ページを再読み込みしてもう一度お試しください。',
  'You are offline': 'オフラインです',
  'A request needs a connection. Connect, and send it again.':
    'リクエストには接続が必要です。接続してからもう一度送信してください。',
  'Headers ({n})': 'ヘッダー ({n})',
  'Browsers show only the headers that the server lets pages read.':
    'ブラウザーには、サーバーがページに読み取りを許可したヘッダーだけが表示されます。',
  'No body.': '本文はありません。',
  'The body is not text.': '本文はテキストではありません。',
  'Response body': 'レスポンスの本文',
  'Cut: the answer is longer.': '省略しています。応答はさらに続きます。',
  'There are no digits in this. Type a phone number.': '数字がありません。電話番号を入力してください。',
  'No country has a calling code that begins like this.': 'このように始まる国番号はありません。',
  'calling code +{code}': '国番号 +{code}',
  'This number belongs to {other}. Type one of {name}.':
    'この番号は {other} のものです。{name} の番号を入力してください。',
  'No mobile number of {name} begins like this.': '{name} の携帯電話番号はこのように始まりません。',
  'Its length is right, but no number of {name} begins like this.':
    '桁数は正しいですが、{name} の番号はこのように始まりません。',
  'Too short for {name}: {expected}': '{name} には短すぎます。{expected}',
  'Too long for {name}: {expected}': '{name} には長すぎます。{expected}',
  'Not the right length for {name}: {expected}': '{name} の桁数ではありません。{expected}',
  'numbers there have {lengths} digit after +{code}, this one has {n}.':
    '番号は +{code} の後に {lengths} 桁です。入力は {n} 桁です。',
  'numbers there have {lengths} digits after +{code}, this one has {n}.':
    '番号は +{code} の後に {lengths} 桁です。入力は {n} 桁です。',
  '{first} to {last}': '{first}～{last}',
  '{list} or {last}': '{list} または {last}',
  'E.164 form:': 'E.164 形式:',
}
