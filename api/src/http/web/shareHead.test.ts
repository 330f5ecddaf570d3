import { withShareHead, withTitle } from './shareHead'

const html = '<html><head></head><body></body></html>'
const head = {
  title: 'A "good" <title>',
  description: 'What & why',
  image: '/api/uploads/7',
  isHidden: false,
}

it('Has a title on every page, with the name of the app after that of the page', () => {
  expect(withTitle(html, head.title)).toContain(
    '<title>A &quot;good&quot; &lt;title&gt; | Sulong</title></head>'
  )
  expect(withTitle(html, undefined)).toContain('<title>Sulong</title></head>')
})

it("Contains the page's title, text and picture, and no text can end its element", () => {
  const page = withShareHead(html, head, '/fast')
  expect(page).toContain('og:title" content="A &quot;good&quot; &lt;title&gt;"')
  expect(page).toContain('content="What &amp; why"')
  expect(page).toMatch(/og:image" content="https?:\/\/[^"]+\/api\/uploads\/7"/)
  expect(page).toMatch(/og:url" content="https?:\/\/[^"]+\/fast"/)
  expect(page).not.toContain('noindex')
})

it('Leaves out empty fields, and hides hidden pages', () => {
  const page = withShareHead(
    html,
    { ...head, description: '', image: null, isHidden: true },
    '/fast'
  )
  expect(page).not.toContain('description')
  expect(page).not.toContain('og:image')
  expect(page).toContain('<meta name="robots" content="noindex" />')
})
