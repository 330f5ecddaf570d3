import { createHash } from 'node:crypto'

const style = `body{margin:0;min-height:100vh;display:grid;place-items:center;background:#f6f4f0;color:#20262b;font:1rem/1.5 system-ui,sans-serif}
main{max-width:32rem;margin:1rem;padding:2rem;background:#fff;border-radius:.75rem}
h1{margin:0 0 .5rem;font-size:1.25rem}p{margin:0}section+section{margin-top:1.5rem}`

/** Asks until the server is back. While it starts, no answer comes at all. */
const script = `const ask=()=>fetch('/api/ready',{cache:'no-store'}).then(a=>a.ok&&location.replace('/login')).catch(()=>0);setInterval(ask,3000)`

const text = (lang: string, title: string, words: string) =>
  `<section lang="${lang}"><h1>${title}</h1><p>${words}</p></section>`

/** The page that every address shows meanwhile. It needs no other file, because none is served. */
export const maintenancePage = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Sulong</title><style>${style}</style></head><body><main role="status">
${text('en', 'The school is being restored from a backup', 'This takes some minutes. Leave this page open: it takes you to the sign-in as soon as the school is back.')}
${text('fil', 'Nire-restore ang school mula sa backup', 'Ilang minuto lang ito. Iwanang bukas ang page na ito: dadalhin ka nito sa pag-sign in kapag bumalik na ang school.')}
</main><script>${script}</script></body></html>`

const hashOf = (content: string) =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`

export const maintenanceHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none';script-src ${hashOf(script)};style-src ${hashOf(style)};connect-src 'self';frame-ancestors 'none'`,
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
  'retry-after': '10',
}
