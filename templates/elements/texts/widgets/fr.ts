import type { WidgetTexts } from './keys.ts'

export const frenchWidgets: WidgetTexts = {
  'This could not be loaded. Try again.': 'Le chargement a échoué. Réessayez.',
  'Code of the request': 'Code de la requête',
  'Copy code': 'Copier le code',
  'Show credentials in the code': 'Afficher les identifiants dans le code',
  'Way to sign in': 'Mode d’authentification',
  None: 'Aucune',
  'Content type': 'Type de contenu',
  'No body': 'Sans corps',
  'Kept in the memory of this page only, and sent to the server alone.':
    'Gardé dans la mémoire de cette page seulement, et envoyé au serveur seul.',
  'Browsers send no cookies that a page names: these stand in the code alone.':
    'Les navigateurs n’envoient pas de cookies nommés par une page : ceux-ci ne figurent que dans le code.',
  File: 'Fichier',
  'Fill in this field.': 'Remplissez ce champ.',
  'This is not valid JSON.': 'Ce n’est pas du JSON valide.',
  'Choose one of {values}.': 'Choisissez parmi {values}.',
  'Type a whole number.': 'Saisissez un nombre entier.',
  'Type a number.': 'Saisissez un nombre.',
  'Type {least} or more.': 'Saisissez {least} ou plus.',
  'Type {greatest} or less.': 'Saisissez {greatest} ou moins.',
  'Type more than {above}.': 'Saisissez plus de {above}.',
  'Type less than {below}.': 'Saisissez moins de {below}.',
  'Type at least {n} character.': 'Saisissez au moins {n} caractère.',
  'Type at least {n} characters.': 'Saisissez au moins {n} caractères.',
  'Type at most {n} character.': 'Saisissez au plus {n} caractère.',
  'Type at most {n} characters.': 'Saisissez au plus {n} caractères.',
  'This does not fit the pattern {pattern}.': 'Cela ne correspond pas au motif {pattern}.',
  'As JSON.': 'En JSON.',
  Username: 'Nom d’utilisateur',
  Token: 'Jeton',
  'Deprecated.': 'Obsolète.',
  'One a line.': 'Un par ligne.',
  'Example: {value}': 'Exemple : {value}',
  'From {least} to {greatest}.': 'De {least} à {greatest}.',
  '{least} or more.': '{least} ou plus.',
  '{greatest} or less.': '{greatest} ou moins.',
  '(not sent)': '(non envoyé)',
  'No answer that this page may read': 'Aucune réponse que cette page puisse lire',
  'Either the server can’t be reached, or it does not let this page read its answers (CORS). The request above works from your own machine.':
    'Soit le serveur est injoignable, soit il ne laisse pas cette page lire ses réponses (CORS). La requête ci-dessus fonctionne depuis votre propre machine.',
  'Not sent': 'Non envoyé',
  'This page may only ask the servers that the specification names.':
    'Cette page ne peut interroger que les serveurs nommés par la spécification.',
  'No answer in time': 'Pas de réponse à temps',
  'The server took longer than 30 seconds. It may have done what you asked for.':
    'Le serveur a mis plus de 30 secondes. Il a peut-être fait ce que vous avez demandé.',
  'Stop request': 'Arrêter la requête',
  Stopped: 'Arrêtée',
  'You stopped the request. The server may have done what you asked for.':
    'Vous avez arrêté la requête. Le serveur a peut-être fait ce que vous avez demandé.',
  'The browser refuses to make this request.': 'Le navigateur refuse d’envoyer cette requête.',
  'What sends requests could not be loaded. Load the page again, and try once more.':
    'Ce qui envoie les requêtes n’a pas pu être chargé. Rechargez la page et réessayez.',
  'You are offline': 'Vous êtes hors ligne',
  'A request needs a connection. Connect, and send it again.':
    'Une requête a besoin d’une connexion. Connectez-vous et renvoyez-la.',
  'Headers ({n})': 'En-têtes ({n})',
  'Browsers show only the headers that the server lets pages read.':
    'Les navigateurs ne montrent que les en-têtes que le serveur laisse lire aux pages.',
  'No body.': 'Pas de corps.',
  'The body is not text.': 'Le corps n’est pas du texte.',
  'Response body': 'Corps de la réponse',
  'Cut: the answer is longer.': 'Tronqué : la réponse est plus longue.',
  'There are no digits in this. Type a phone number.': 'Il n’y a pas de chiffres. Saisissez un numéro de téléphone.',
  'No country has a calling code that begins like this.': 'Aucun pays n’a d’indicatif qui commence ainsi.',
  'calling code +{code}': 'l’indicatif +{code}',
  'This number belongs to {other}. Type one of {name}.': 'Ce numéro est de {other}. Saisissez-en un de {name}.',
  'No mobile number of {name} begins like this.': 'Aucun mobile de {name} ne commence ainsi.',
  'Its length is right, but no number of {name} begins like this.':
    'La longueur est bonne, mais aucun numéro de {name} ne commence ainsi.',
  'Too short for {name}: {expected}': 'Trop court pour {name} : {expected}',
  'Too long for {name}: {expected}': 'Trop long pour {name} : {expected}',
  'Not the right length for {name}: {expected}': 'Mauvaise longueur pour {name} : {expected}',
  'numbers there have {lengths} digit after +{code}, this one has {n}.':
    'là-bas, les numéros ont {lengths} chiffre après +{code}, celui-ci en a {n}.',
  'numbers there have {lengths} digits after +{code}, this one has {n}.':
    'là-bas, les numéros ont {lengths} chiffres après +{code}, celui-ci en a {n}.',
  '{first} to {last}': '{first} à {last}',
  '{list} or {last}': '{list} ou {last}',
  'E.164 form:': 'Forme E.164 :',
}
