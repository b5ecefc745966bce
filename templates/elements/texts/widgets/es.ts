import type { WidgetTexts } from './keys.ts'

export const spanishWidgets: WidgetTexts = {
  'This could not be loaded. Try again.': 'No se ha podido cargar. Inténtelo de nuevo.',
  'Code of the request': 'Código de la solicitud',
  'Copy code': 'Copiar código',
  'Show credentials in the code': 'Mostrar las credenciales en el código',
  'Way to sign in': 'Forma de autenticarse',
  None: 'Ninguna',
  'Content type': 'Tipo de contenido',
  'No body': 'Sin cuerpo',
  'Kept in the memory of this page only, and sent to the server alone.':
    'Se guarda solo en la memoria de esta página y se envía únicamente al servidor.',
  'Browsers send no cookies that a page names: these stand in the code alone.':
    'Los navegadores no envían cookies que nombra una página: estas solo están en el código.',
  File: 'Archivo',
  'Fill in this field.': 'Rellene este campo.',
  'This is not valid JSON.': 'No es JSON válido.',
  'Choose one of {values}.': 'Elija uno de {values}.',
  'Type a whole number.': 'Escriba un número entero.',
  'Type a number.': 'Escriba un número.',
  'Type {least} or more.': 'Escriba {least} o más.',
  'Type {greatest} or less.': 'Escriba {greatest} o menos.',
  'Type more than {above}.': 'Escriba más de {above}.',
  'Type less than {below}.': 'Escriba menos de {below}.',
  'Type at least {n} character.': 'Escriba al menos {n} carácter.',
  'Type at least {n} characters.': 'Escriba al menos {n} caracteres.',
  'Type at most {n} character.': 'Escriba como máximo {n} carácter.',
  'Type at most {n} characters.': 'Escriba como máximo {n} caracteres.',
  'This does not fit the pattern {pattern}.': 'Esto no se ajusta al patrón {pattern}.',
  'As JSON.': 'En JSON.',
  Username: 'Usuario',
  Token: 'Token',
  'Deprecated.': 'Obsoleto.',
  'One a line.': 'Uno por línea.',
  'Example: {value}': 'Ejemplo: {value}',
  'From {least} to {greatest}.': 'De {least} a {greatest}.',
  '{least} or more.': '{least} o más.',
  '{greatest} or less.': '{greatest} o menos.',
  '(not sent)': '(no se envía)',
  'No answer that this page may read': 'Ninguna respuesta que esta página pueda leer',
  'Either the server can’t be reached, or it does not let this page read its answers (CORS). The request above works from your own machine.':
    'O no se puede contactar con el servidor, o este no permite que la página lea sus respuestas (CORS). La solicitud de arriba funciona desde su propio equipo.',
  'Not sent': 'No enviado',
  'This page may only ask the servers that the specification names.':
    'Esta página solo puede consultar los servidores que nombra la especificación.',
  'No answer in time': 'Sin respuesta a tiempo',
  'The server took longer than 30 seconds. It may have done what you asked for.':
    'El servidor ha tardado más de 30 segundos. Puede que haya hecho lo que pidió.',
  'Stop request': 'Detener solicitud',
  Stopped: 'Detenida',
  'You stopped the request. The server may have done what you asked for.':
    'Ha detenido la solicitud. Puede que el servidor haya hecho lo que pidió.',
  'The browser refuses to make this request.': 'El navegador se niega a hacer esta solicitud.',
  'What sends requests could not be loaded. Load the page again, and try once more.':
    'No se ha podido cargar lo que envía las solicitudes. Vuelva a cargar la página e inténtelo otra vez.',
  'You are offline': 'No tiene conexión',
  'A request needs a connection. Connect, and send it again.':
    'Una solicitud necesita conexión. Conéctese y envíela de nuevo.',
  'Headers ({n})': 'Encabezados ({n})',
  'Browsers show only the headers that the server lets pages read.':
    'Los navegadores solo muestran los encabezados que el servidor deja leer a las páginas.',
  'No body.': 'Sin cuerpo.',
  'The body is not text.': 'El cuerpo no es texto.',
  'Response body': 'Cuerpo de la respuesta',
  'Cut: the answer is longer.': 'Recortado: la respuesta es más larga.',
  'There are no digits in this. Type a phone number.': 'No hay ninguna cifra. Escriba un número de teléfono.',
  'No country has a calling code that begins like this.': 'Ningún país tiene un prefijo que empiece así.',
  'calling code +{code}': 'el prefijo +{code}',
  'This number belongs to {other}. Type one of {name}.': 'Este número es de {other}. Escriba uno de {name}.',
  'No mobile number of {name} begins like this.': 'Ningún móvil de {name} empieza así.',
  'Its length is right, but no number of {name} begins like this.':
    'La longitud es correcta, pero ningún número de {name} empieza así.',
  'Too short for {name}: {expected}': 'Demasiado corto para {name}: {expected}',
  'Too long for {name}: {expected}': 'Demasiado largo para {name}: {expected}',
  'Not the right length for {name}: {expected}': 'Longitud incorrecta para {name}: {expected}',
  'numbers there have {lengths} digit after +{code}, this one has {n}.':
    'allí los números tienen {lengths} cifra tras +{code}, este tiene {n}.',
  'numbers there have {lengths} digits after +{code}, this one has {n}.':
    'allí los números tienen {lengths} cifras tras +{code}, este tiene {n}.',
  '{first} to {last}': 'de {first} a {last}',
  '{list} or {last}': '{list} o {last}',
  'E.164 form:': 'Forma E.164:',
}
