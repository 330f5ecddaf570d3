// The lower bound for a page's text: the same words as plain HTML without scripts and styles.
import http from 'node:http'

const PORT = 8966

const escape = (text) =>
  text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const asHtml = (text) => {
  const [title, ...lines] = text.split('\n').filter((line) => line.trim())
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,"><title>${escape(title)}</title></head>
<body><h1>${escape(title)}</h1>${lines.map((line) => `<p>${escape(line)}</p>`).join('\n')}</body></html>`
}

/** Serves the text of each path; returns the address and a function to stop. */
export const serveStatic = (texts) =>
  new Promise((resolve) => {
    const server = http.createServer(({ url }, response) => {
      const text = texts.get(url)
      response.writeHead(text ? 200 : 404, {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
      })
      response.end(text && asHtml(text))
    })
    server.listen(PORT, '127.0.0.1', () =>
      resolve({
        address: `http://127.0.0.1:${PORT}`,
        stop: () => server.close(),
      })
    )
  })
