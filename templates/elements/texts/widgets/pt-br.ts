import type { WidgetTexts } from './keys.ts'

export const portugueseWidgets: WidgetTexts = {
  'This could not be loaded. Try again.': 'Não foi possível carregar. Tente de novo.',
  'Code of the request': 'Código da requisição',
  'Copy code': 'Copiar código',
  'Show credentials in the code': 'Mostrar as credenciais no código',
  'Way to sign in': 'Forma de autenticação',
  None: 'Nenhuma',
  'Content type': 'Tipo de conteúdo',
  'No body': 'Sem corpo',
  'Kept in the memory of this page only, and sent to the server alone.':
    'Fica apenas na memória desta página e é enviado só ao servidor.',
  'Browsers send no cookies that a page names: these stand in the code alone.':
    'Os navegadores não enviam cookies indicados por uma página: estes ficam só no código.',
  File: 'Arquivo',
  'Fill in this field.': 'Preencha este campo.',
  'This is not valid JSON.': 'Isto não é JSON válido.',
  'Choose one of {values}.': 'Escolha um de {values}.',
  'Type a whole number.': 'Digite um número inteiro.',
  'Type a number.': 'Digite um número.',
  'Type {least} or more.': 'Digite {least} ou mais.',
  'Type {greatest} or less.': 'Digite {greatest} ou menos.',
  'Type more than {above}.': 'Digite mais de {above}.',
  'Type less than {below}.': 'Digite menos de {below}.',
  'Type at least {n} character.': 'Digite pelo menos {n} caractere.',
  'Type at least {n} characters.': 'Digite pelo menos {n} caracteres.',
  'Type at most {n} character.': 'Digite no máximo {n} caractere.',
  'Type at most {n} characters.': 'Digite no máximo {n} caracteres.',
  'This does not fit the pattern {pattern}.': 'Isto não corresponde ao padrão {pattern}.',
  'As JSON.': 'Em JSON.',
  Username: 'Usuário',
  Token: 'Token',
  'Deprecated.': 'Obsoleto.',
  'One a line.': 'Um por linha.',
  'Example: {value}': 'Exemplo: {value}',
  'From {least} to {greatest}.': 'De {least} a {greatest}.',
  '{least} or more.': '{least} ou mais.',
  '{greatest} or less.': '{greatest} ou menos.',
  '(not sent)': '(não enviado)',
  'No answer that this page may read': 'Nenhuma resposta que esta página possa ler',
  'Either the server can’t be reached, or it does not let this page read its answers (CORS). The request above works from your own machine.':
    'Ou o servidor não pode ser alcançado, ou não permite que esta página leia suas respostas (CORS). A requisição acima funciona na sua própria máquina.',
  'Not sent': 'Não enviado',
  'This page may only ask the servers that the specification names.':
    'Esta página só pode consultar os servidores que a especificação cita.',
  'No answer in time': 'Sem resposta a tempo',
  'The server took longer than 30 seconds. It may have done what you asked for.':
    'O servidor levou mais de 30 segundos. Talvez tenha feito o que você pediu.',
  'Stop request': 'Interromper requisição',
  Stopped: 'Interrompida',
  'You stopped the request. The server may have done what you asked for.':
    'Você interrompeu a requisição. Talvez o servidor tenha feito o que você pediu.',
  'The browser refuses to make this request.': 'O navegador se recusa a fazer esta requisição.',
  'What sends requests could not be loaded. Load the page again, and try once more.':
    'Não foi possível carregar o que envia as requisições. Recarregue a página e tente de novo.',
  'You are offline': 'Você está sem conexão',
  'A request needs a connection. Connect, and send it again.':
    'Uma requisição precisa de conexão. Conecte-se e envie de novo.',
  'Headers ({n})': 'Cabeçalhos ({n})',
  'Browsers show only the headers that the server lets pages read.':
    'Os navegadores mostram só os cabeçalhos que o servidor deixa as páginas lerem.',
  'No body.': 'Sem corpo.',
  'The body is not text.': 'O corpo não é texto.',
  'Response body': 'Corpo da resposta',
  'Cut: the answer is longer.': 'Cortado: a resposta é mais longa.',
  'There are no digits in this. Type a phone number.': 'Não há dígitos. Digite um número de telefone.',
  'No country has a calling code that begins like this.': 'Nenhum país tem um código que comece assim.',
  'calling code +{code}': 'o código +{code}',
  'This number belongs to {other}. Type one of {name}.': 'Este número é de {other}. Digite um de {name}.',
  'No mobile number of {name} begins like this.': 'Nenhum celular de {name} começa assim.',
  'Its length is right, but no number of {name} begins like this.':
    'O comprimento está certo, mas nenhum número de {name} começa assim.',
  'Too short for {name}: {expected}': 'Curto demais para {name}: {expected}',
  'Too long for {name}: {expected}': 'Longo demais para {name}: {expected}',
  'Not the right length for {name}: {expected}': 'Comprimento errado para {name}: {expected}',
  'numbers there have {lengths} digit after +{code}, this one has {n}.':
    'os números de lá têm {lengths} dígito após +{code}, este tem {n}.',
  'numbers there have {lengths} digits after +{code}, this one has {n}.':
    'os números de lá têm {lengths} dígitos após +{code}, este tem {n}.',
  '{first} to {last}': '{first} a {last}',
  '{list} or {last}': '{list} ou {last}',
  'E.164 form:': 'Forma E.164:',
}
