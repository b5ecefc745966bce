/** An address that nobody means ill by, and that no place may lose: a row that never shows it proves nothing. */
export const harmless = 'https://probe.example/kept'

/** Addresses that a browser would run, as it reads them: case, white space, controls and entities are taken away first. */
export const runs: readonly string[] = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  '\tjavascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  'java\rscript:alert(1)',
  '\u0001javascript:alert(1)',
  '\u00a0javascript:alert(1)',
  '\ufeffjavascript:alert(1)',
  'javascript&colon;alert(1)',
  'javascript&#58;alert(1)',
  '&#106;avascript:alert(1)',
  'java&Tab;script:alert(1)',
  'java&NewLine;script:alert(1)',
  'javascript\\:alert(1)',
  'javascript%3Aalert(1)',
  'javascript://probe.example/%0aalert(1)',
  'javascript:/*https://probe.example/*/alert(1)',
  'vbscript:msgbox(1)',
  'VBScript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  'DATA:image/svg+xml,<svg onload=alert(1)>',
  'blob:https://docs.acme.example/1',
  'file:///etc/passwd',
  'filesystem:https://docs.acme.example/1',
  'view-source:https://docs.acme.example/1',
  'feed:javascript:alert(1)',
  'ms-settings:privacy',
  'x"onmouseover="alert(1)',
  "x'onmouseover='alert(1)",
  'https://probe.example/"><script>alert(1)</script>',
  "https://probe.example/'><img src=x onerror=alert(1)>",
  'https://probe.example/</script><script>alert(1)</script>',
  'https://probe.example/<!--<script>',
]

/** One of each kind, for places that take a site each. */
export const fewRuns: readonly string[] = [
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'DATA:text/html,<script>alert(1)</script>',
  'x"onmouseover="alert(1)',
  'https://probe.example/</script><script>alert(1)</script>',
  "https://probe.example/'><img src=x onerror=alert(1)>",
]
