/** The shape of one provider's keys or tokens. */
export interface SecretShape {
  readonly kind: string
  /** Whatever has the shape holds one of these, and most texts do not: those are not looked through. */
  readonly signs: readonly string[]
  readonly pattern: RegExp
}

const uuid = '[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}'
const randomUuid = uuid.replace('(?:[0-9a-f]{4}-){3}', '[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-')
/** Base64 of three digits. */
const threeDigits = '[MNO][DTjz][AEIMQUYcgk][wxyz0-5]'
/** A bot's id of 17 to 20 digits in base64, a time and a signature. */
const discordToken = new RegExp(
  `\\b(?:${threeDigits}){5}(?:[MNO][DTjz][AEIMQUYcgk]|${threeDigits}(?:[MNO][AQgw]|[MNO][DTjz][AEIMQUYcgk])?)\\.[\\w-]{6}\\.[\\w-]{27,38}(?![\\w-])`,
  'g',
)
/** What begins with a digit other than 0 begins so in base64. */
const botIds = ['MT', 'Mj', 'Mz', 'ND', 'NT', 'Nj', 'Nz', 'OD', 'OT']
/** What may stand between the head of a key and its body: quotes, marks of lines, and headers such as `Proc-Type`. */
const headers = '(?:[^A-Za-z0-9]|\\\\[nr]|[A-Z][A-Za-z-]{2,30}: ?[^\\n\\\\]{0,100}(?:\\n|\\\\n)){1,60}?'

/** Shapes that their providers document. What only long randomness would tell is left to tools made for it. */
export const secretShapes: readonly SecretShape[] = [
  ...privateKeys(),
  ...clouds(),
  ...codeHosts(),
  ...packageRegistries(),
  ...languageModels(),
  ...messaging(),
  ...payments(),
  ...tools(),
]

function shape(kind: string, signs: string | readonly string[], pattern: RegExp): SecretShape {
  return { kind, signs: typeof signs === 'string' ? [signs] : signs, pattern }
}

function privateKeys(): readonly SecretShape[] {
  const pem = new RegExp(
    `-----BEGIN (?:[A-Z0-9]+ )*PRIVATE KEY(?: BLOCK)?-----${headers}(?:\\\\[nr])*[A-Za-z0-9+/=]{30,}`,
    'g',
  )
  return [
    shape('a private key', 'PRIVATE KEY', pem),
    shape(
      'a private key',
      'LS0tLS1CRUdJTiB',
      /LS0tLS1CRUdJTiB(?:QUklWQVRFIEtFWS|SU0EgUFJJVkFURSBLRVkt|FQyBQUklWQVRFIEtFWS|PUEVOU1NIIFBSSVZBVEUgS0VZ|FTkNSWVBURUQgUFJJVkFURSBLRVkt)[A-Za-z0-9+/=]{40,}/g,
    ),
    shape('a private key', 'Private-Lines:', /\bPrivate-Lines: \d+\s+[A-Za-z0-9+/=]{40,}/g),
    shape('a private key', ['"d":"', '"d": "'], /"d": ?"[\w-]{43,}"/g),
    shape('a private key', 'AGE-SECRET-KEY-1', /\bAGE-SECRET-KEY-1[02-9AC-HJ-NP-Z]{58}\b/g),
  ]
}

function clouds(): readonly SecretShape[] {
  return [
    shape('an access key of AWS', ['AKIA', 'ASIA'], /\b(?:AKIA|ASIA)[A-Z2-7]{16}\b/g),
    shape(
      'a secret key of AWS',
      ['secret_access_key', 'ecretAccessKey', 'SECRET_ACCESS_KEY'],
      /\b(?:aws)?_?secret_?access_?key["']?\s*[:=]\s*["']?[A-Za-z0-9/+]{40}(?![A-Za-z0-9/+=])/gi,
    ),
    shape('a key of Google', 'AIza', /\bAIza[\w-]{35}(?![\w-])/g),
    shape('a client secret of Google', 'GOCSPX-', /\bGOCSPX-[\w-]{28}(?![\w-])/g),
    shape('a token of Google', 'ya29.', /\bya29\.[\w-]{60,}/g),
    shape('a storage key of Azure', 'AccountKey=', /\bAccountKey=[A-Za-z0-9+/]{86}==/g),
    shape('an access key of Azure', 'SharedAccessKey=', /\bSharedAccessKey=[A-Za-z0-9+/]{43}=/g),
    shape('a client secret of Azure', 'Q~', /(?<![\w~.-])[\w~.-]{3}\dQ~[\w~.-]{31,34}(?![\w~-])/g),
    shape('a shared signature of Azure', 'sig=', /[?&;]sig=[A-Za-z0-9%+/]{43,80}(?:%3D|=)/g),
    shape('a token of DigitalOcean', '_v1_', /\bdo[opr]_v1_[a-f0-9]{64}\b/g),
    shape('a token of Heroku', 'HRKU-', new RegExp(`\\bHRKU-(?:${uuid}|AA[\\w-]{58})(?![\\w-])`, 'g')),
    shape(
      'a token of Fly',
      ['fm1', 'fm2_', 'fo1_'],
      /\b(?:fm(?:1[ar]?|2)_[A-Za-z0-9+/]{100,}|fo1_[\w-]{43}(?![\w-]))/g,
    ),
    shape('a token of Databricks', 'dapi', /\bdapi[a-f0-9]{32}\b/g),
    shape('a token of Supabase', 'sbp_', /\bsbp_[a-f0-9]{40}\b/g),
    shape('a token of PlanetScale', 'pscale_', /\bpscale_(?:tkn|pw|oauth)_[\w.-]{32,}/g),
    shape('a token of Vault', ['hvs.', 'hvb.', 'hvr.'], /\bhv[sbr]\.(?=[\w-]*\d)[\w-]{24,}/g),
    shape('a token of Terraform', 'atlasv1', /\b[A-Za-z0-9]{14}\.atlasv1\.[\w-]{60,}/g),
    shape('a token of Pulumi', 'pul-', /\bpul-[a-f0-9]{40}\b/g),
    shape('a token of Doppler', 'dp.', /\bdp\.(?:ct|pt|sa|st|scim|audit)\.(?:[\w-]{2,35}\.)?[A-Za-z0-9]{40,44}\b/g),
    shape('a token of Netlify', 'nfp_', /\bnfp_[A-Za-z0-9]{36,}\b/g),
    shape(
      'a token of Vercel',
      ['vercel_blob_rw_', 'vcp_', 'vci_', 'vca_', 'vcr_', 'vck_'],
      /\b(?:vercel_blob_rw_[A-Za-z0-9]{10,}_[A-Za-z0-9]{24,}|vc[piark]_(?=[\w-]*\d)[\w-]{50}[A-Za-z0-9]{6}(?![\w-]))/g,
    ),
    shape('a key of Render', 'rnd_', /\brnd_(?=\w*\d)(?=\w*[A-Z])[A-Za-z0-9]{28,40}\b/g),
  ]
}

function codeHosts(): readonly SecretShape[] {
  return [
    shape(
      'a token of GitHub',
      ['ghp_', 'gho_', 'ghu_', 'ghs_', 'ghr_', 'github_pat_'],
      /\b(?:gh[pousr]_[A-Za-z0-9]{36,255}|github_pat_[A-Za-z0-9_]{60,255})\b/g,
    ),
    shape(
      'a token of GitLab',
      ['glpat-', 'gldt-', 'glrt-', 'glptt-', 'glft-', 'glsoat-', 'glcbt-', 'glagent-', 'gloas-', 'glimt-'],
      /\bgl(?:pat|dt|rt|ptt|ft|soat|cbt|agent|oas|imt)-[\w.-]{20,}/g,
    ),
    shape('a token of Atlassian', 'ATATT3', /\bATATT3[\w=-]{150,}/g),
    shape('a token of Buildkite', 'bkua_', /\bbkua_[a-f0-9]{40}\b/g),
    shape('a token of Docker', 'dckr_', /\bdckr_(?:pat|oat)_[\w-]{27,}/g),
    shape('a key of Linear', 'lin_api_', /\blin_api_[A-Za-z0-9]{40}\b/g),
  ]
}

function packageRegistries(): readonly SecretShape[] {
  return [
    shape('a token of npm', 'npm_', /\bnpm_[A-Za-z0-9]{36}\b/g),
    shape('a token of PyPI', 'pypi-', /\bpypi-AgEIcHlwaS5vcmc[\w-]{50,}/g),
    shape('a key of RubyGems', 'rubygems_', /\brubygems_[a-f0-9]{48}\b/g),
    shape('a key of NuGet', 'oy2', /\boy2[a-z0-9]{43}\b/g),
    shape('a token of Clojars', 'CLOJARS_', /\bCLOJARS_[a-f0-9]{60}\b/g),
  ]
}

function languageModels(): readonly SecretShape[] {
  const kind = 'a key of a language model'
  return [
    // Words in a row are no key, as in the path of a page in Slovak: a key has a digit, and most have no hyphens.
    shape(
      kind,
      'sk-',
      /(?<![\w-])sk-(?=[\w-]*\d)(?:(?:proj|ant|svcacct|admin)-[\w-]{40,}|(?:or-v1-)?[A-Za-z0-9]{40,})/g,
    ),
    shape(kind, 'gsk_', /\bgsk_[A-Za-z0-9]{52}\b/g),
    shape(kind, 'xai-', /\bxai-[A-Za-z0-9]{80}\b/g),
    shape(kind, 'pplx-', /\bpplx-[A-Za-z0-9]{48}\b/g),
    shape(kind, 'r8_', /\br8_[A-Za-z0-9]{37}\b/g),
    shape('a token of Hugging Face', 'hf_', /\bhf_[A-Za-z]{34}\b/g),
  ]
}

function messaging(): readonly SecretShape[] {
  return [
    shape(
      'a token of Slack',
      ['xoxa-', 'xoxb-', 'xoxe', 'xoxp-', 'xoxr-', 'xoxs-', 'xapp-'],
      /\b(?:xox[abeprs]-\d{6,}-[A-Za-z0-9-]{10,}|xapp-\d-[A-Z0-9]{8,}-\d{8,}-[a-f0-9]{32,}|xoxe(?:\.xox[bp])?-\d-[A-Za-z0-9]{100,})/g,
    ),
    shape('a webhook of Slack', 'hooks.slack', /\bhooks\.slack\.com\/services\/T\w{7,}\/B\w{7,}\/\w{20,}/g),
    shape('a webhook of Discord', 'api/webhooks/', /\bdiscord(?:app)?\.com\/api\/webhooks\/\d{17,20}\/[\w-]{60,}/g),
    shape('a token of Discord', botIds, discordToken),
    shape('a token of Telegram', ':AA', /\b\d{8,10}:AA[\w-]{33}(?![\w-])/g),
    shape('a key of SendGrid', 'SG.', /\bSG\.[\w-]{22}\.[\w-]{43}(?![\w-])/g),
    shape('a key of Mailgun', 'key-', /(?<![\w-])key-[0-9a-f]{32}(?![\w-])/g),
    shape(
      'a key of Mailchimp',
      ['-us1', '-us2', '-us3', '-us4', '-us5', '-us6', '-us7', '-us8', '-us9'],
      /\b[0-9a-f]{32}-us\d{1,2}\b/g,
    ),
    shape('a key of Resend', 're_', /\bre_[A-Za-z0-9]{8}_[A-Za-z0-9]{24}\b/g),
    shape('a key of Brevo', 'xkeysib-', /\bxkeysib-[a-f0-9]{64}-[A-Za-z0-9]{16}\b/g),
  ]
}

function payments(): readonly SecretShape[] {
  return [
    shape('a live key of Stripe', 'k_live_', /\b[sr]k_live_[A-Za-z0-9]{16,}/g),
    shape('a secret of webhooks', 'whsec_', /\bwhsec_[A-Za-z0-9+/]{32,}/g),
    shape('a secret of Square', 'sq0', /\bsq0(?:csp|atp)-[\w-]{22,43}(?![\w-])/g),
    shape('a token of Shopify', 'shp', /\bshp(?:at|ca|pa|ss)_[a-fA-F0-9]{32}\b/g),
    shape('a live token of Shippo', 'shippo_live_', /\bshippo_live_[a-f0-9]{40}\b/g),
    shape('a token of Plaid', 'access-production-', new RegExp(`\\baccess-production-${uuid}\\b`, 'g')),
  ]
}

function tools(): readonly SecretShape[] {
  return [
    shape('a token of Notion', ['ntn_', 'secret_'], /\b(?:ntn_[A-Za-z0-9]{40,}|secret_[A-Za-z0-9]{43})\b/g),
    shape('a token of Airtable', 'pat', /\bpat[A-Za-z0-9]{14}\.[a-f0-9]{64}\b/g),
    shape('a key of Postman', 'PMAK-', /\bPMAK-[a-f0-9]{24}-[a-f0-9]{34}\b/g),
    shape('a token of Figma', 'figd_', /\bfigd_[\w-]{40,}/g),
    shape('a token of Contentful', 'CFPAT-', /\bCFPAT-[\w-]{43}(?![\w-])/g),
    shape('a secret token of Mapbox', 'sk.eyJ', /\bsk\.eyJ[\w-]{40,}\.[\w-]{20,}/g),
    shape('a token of Grafana', ['glsa_', 'glc_'], /\b(?:glsa_[A-Za-z0-9]{32}_[a-f0-9]{8}|glc_[A-Za-z0-9+/]{60,})/g),
    shape('a key of LaunchDarkly', ['api-', 'sdk-'], new RegExp(`(?<![\\w-])(?:api|sdk)-${randomUuid}(?![\\w-])`, 'g')),
    shape('a key of New Relic', 'NRAK-', /\bNRAK-[A-Z0-9]{27}\b/g),
    shape('a token of Sentry', 'sntry', /\b(?:sntrys_[\w+/=-]{60,}|sntryu_[a-f0-9]{64})/g),
    shape('a key of PostHog', 'phx_', /\bphx_[A-Za-z0-9]{40,}\b/g),
    shape('a token of Dynatrace', 'dt0', /\bdt0[a-z]\d\d\.[A-Z2-7]{24}\.[A-Z2-7]{64}\b/g),
    shape('a token of 1Password', 'ops_eyJ', /\bops_eyJ[\w+/=-]{100,}/g),
  ]
}
