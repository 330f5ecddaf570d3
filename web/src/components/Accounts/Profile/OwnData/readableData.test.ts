import { readableData } from './readableData'

it('The page has a section for each subject, and its texts run nothing', () => {
  const page = readableData(
    'Your data',
    JSON.stringify({
      account: { firstName: '<script>alert(1)</script>', stage: null },
      bugReports: [
        { id: 1, description: 'Slow & "late"' },
        { id: 2, at: '2026-11-20' },
      ],
      forms: [],
    })
  )
  document.body.innerHTML = page
  expect(
    [...document.querySelectorAll('h2')].map(({ textContent }) => textContent)
  ).toEqual(['Account', 'Bug reports', 'Forms'])
  expect(document.querySelector('script')).toBeNull()
  expect(document.body).toHaveTextContent('<script>alert(1)</script>')
  expect(
    [...document.querySelectorAll('tr')].map((row) =>
      [...row.children].map(({ textContent }) => textContent)
    )
  ).toEqual([
    ['Id', 'Description', 'At'],
    ['1', 'Slow & "late"', '–'],
    ['2', '–', '2026-11-20'],
  ])
})
