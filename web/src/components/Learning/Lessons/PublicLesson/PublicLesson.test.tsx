import { navigate, routes } from '@redwoodjs/router'
import { act, render, screen } from '@redwoodjs/testing/web'

import { IncludedCourses } from 'src/components/Marketing/SalesPage/IncludedCourses'

import { PublicLesson } from './PublicLesson'

const lesson = {
  id: 4,
  courseTitle: 'Editing',
  name: 'First cut',
  shortDescription: '',
  description: '',
  type: 'IMAGE_TEXT',
  isOnlyEnglish: false,
  captions: [],
  files: [],
} as never

const show = () =>
  render(<PublicLesson lesson={lesson} freshLinks={(() => {}) as never} />)

it('A lesson that was opened from an offer leads back to it', async () => {
  act(() => navigate('/fast-start?coupon=JAN'))
  const { unmount } = render(
    <IncludedCourses
      courses={[
        {
          id: 1,
          title: 'Editing',
          shortDescription: '',
          lessonCount: 1,
          lessons: [{ id: 4, name: 'First cut', isFree: true }],
        } as never,
      ]}
    />
  )
  const link = await screen.findByRole('link', { hidden: true })
  unmount()
  act(() => navigate(link.getAttribute('href') as string))
  show()
  for (const name of ['The offer', 'Back to the offer'])
    expect(await screen.findByRole('link', { name })).toHaveAttribute(
      'href',
      '/fast-start?coupon=JAN'
    )
})

it.each(['https://evil.example', '//evil.example', ''])(
  'A lesson leads to the free lessons instead of to %j',
  async (offer) => {
    act(() => navigate(routes.freeLessons({ lesson: 4, offer })))
    show()
    expect(
      await screen.findByRole('link', { name: 'Free lessons' })
    ).toHaveAttribute('href', '/free-lessons')
    expect(screen.queryByText('Back to the offer')).not.toBeInTheDocument()
  }
)
