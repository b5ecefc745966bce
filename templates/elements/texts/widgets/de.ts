import type { WidgetTexts } from './keys.ts'

export const germanWidgets: WidgetTexts = {
  'This could not be loaded. Try again.': 'Dies konnte nicht geladen werden. Versuchen Sie es noch einmal.',
  'Code of the request': 'Code der Anfrage',
  'Copy code': 'Code kopieren',
  'Show credentials in the code': 'Zugangsdaten im Code zeigen',
  'Way to sign in': 'Art der Anmeldung',
  None: 'Keine',
  'Content type': 'Inhaltstyp',
  'No body': 'Kein Rumpf',
  'Kept in the memory of this page only, and sent to the server alone.':
    'Bleibt nur im Speicher dieser Seite und wird allein an den Server gesendet.',
  'Browsers send no cookies that a page names: these stand in the code alone.':
    'Browser senden keine Cookies, die eine Seite nennt: Diese stehen nur im Code.',
  File: 'Datei',
  'Fill in this field.': 'Füllen Sie dieses Feld aus.',
  'This is not valid JSON.': 'Das ist kein gültiges JSON.',
  'Choose one of {values}.': 'Wählen Sie eines von {values}.',
  'Type a whole number.': 'Geben Sie eine ganze Zahl ein.',
  'Type a number.': 'Geben Sie eine Zahl ein.',
  'Type {least} or more.': 'Geben Sie {least} oder mehr ein.',
  'Type {greatest} or less.': 'Geben Sie {greatest} oder weniger ein.',
  'Type more than {above}.': 'Geben Sie mehr als {above} ein.',
  'Type less than {below}.': 'Geben Sie weniger als {below} ein.',
  'Type at least {n} character.': 'Geben Sie mindestens {n} Zeichen ein.',
  'Type at least {n} characters.': 'Geben Sie mindestens {n} Zeichen ein.',
  'Type at most {n} character.': 'Geben Sie höchstens {n} Zeichen ein.',
  'Type at most {n} characters.': 'Geben Sie höchstens {n} Zeichen ein.',
  'This does not fit the pattern {pattern}.': 'Das passt nicht zum Muster {pattern}.',
  'As JSON.': 'Als JSON.',
  Username: 'Benutzername',
  Token: 'Token',
  'Deprecated.': 'Veraltet.',
  'One a line.': 'Eines je Zeile.',
  'Example: {value}': 'Beispiel: {value}',
  'From {least} to {greatest}.': 'Von {least} bis {greatest}.',
  '{least} or more.': '{least} oder mehr.',
  '{greatest} or less.': '{greatest} oder weniger.',
  '(not sent)': '(nicht gesendet)',
  'No answer that this page may read': 'Keine Antwort, die diese Seite lesen darf',
  'Either the server can’t be reached, or it does not let this page read its answers (CORS). The request above works from your own machine.':
    'Entweder ist der Server nicht erreichbar, oder er lässt diese Seite seine Antworten nicht lesen (CORS). Die Anfrage oben geht von Ihrem eigenen Rechner aus.',
  'Not sent': 'Nicht gesendet',
  'This page may only ask the servers that the specification names.':
    'Diese Seite darf nur die Server fragen, die die Spezifikation nennt.',
  'No answer in time': 'Keine Antwort in der Zeit',
  'The server took longer than 30 seconds. It may have done what you asked for.':
    'Der Server brauchte länger als 30 Sekunden. Vielleicht hat er getan, worum Sie baten.',
  'Stop request': 'Anfrage abbrechen',
  Stopped: 'Abgebrochen',
  'You stopped the request. The server may have done what you asked for.':
    'Sie haben die Anfrage abgebrochen. Vielleicht hat der Server getan, worum Sie baten.',
  'The browser refuses to make this request.': 'Der Browser weigert sich, diese Anfrage zu stellen.',
  'What sends requests could not be loaded. Load the page again, and try once more.':
    'Was Anfragen sendet, konnte nicht geladen werden. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
  'You are offline': 'Sie sind nicht verbunden',
  'A request needs a connection. Connect, and send it again.':
    'Eine Anfrage braucht eine Verbindung. Verbinden Sie sich und senden Sie sie noch einmal.',
  'Headers ({n})': 'Kopfzeilen ({n})',
  'Browsers show only the headers that the server lets pages read.':
    'Browser zeigen nur Kopfzeilen, die der Server Seiten lesen lässt.',
  'No body.': 'Kein Rumpf.',
  'The body is not text.': 'Der Rumpf ist kein Text.',
  'Response body': 'Rumpf der Antwort',
  'Cut: the answer is longer.': 'Gekürzt: Die Antwort ist länger.',
  'There are no digits in this. Type a phone number.': 'Hier stehen keine Ziffern. Geben Sie eine Telefonnummer ein.',
  'No country has a calling code that begins like this.': 'Kein Land hat eine Vorwahl, die so beginnt.',
  'calling code +{code}': 'der Vorwahl +{code}',
  'This number belongs to {other}. Type one of {name}.':
    'Diese Nummer gehört zu {other}. Geben Sie eine von {name} ein.',
  'No mobile number of {name} begins like this.': 'Keine Mobilnummer von {name} beginnt so.',
  'Its length is right, but no number of {name} begins like this.':
    'Die Länge stimmt, aber keine Nummer von {name} beginnt so.',
  'Too short for {name}: {expected}': 'Zu kurz für {name}: {expected}',
  'Too long for {name}: {expected}': 'Zu lang für {name}: {expected}',
  'Not the right length for {name}: {expected}': 'Falsche Länge für {name}: {expected}',
  'numbers there have {lengths} digit after +{code}, this one has {n}.':
    'Nummern dort haben {lengths} Ziffer nach +{code}, diese hat {n}.',
  'numbers there have {lengths} digits after +{code}, this one has {n}.':
    'Nummern dort haben {lengths} Ziffern nach +{code}, diese hat {n}.',
  '{first} to {last}': '{first} bis {last}',
  '{list} or {last}': '{list} oder {last}',
  'E.164 form:': 'Form nach E.164:',
}
