import type { LessonFields } from 'types/graphql'

import {
  fireEvent,
  mockCurrentUser,
  mockGraphQLMutation,
  mockGraphQLQuery,
  render,
  screen,
  waitFor,
} from '@redwoodjs/testing/web'

import { LessonVersions } from './LessonVersions'

const lesson = {
  id: 12,
  baseVersion: 3,
  name: 'New name',
  type: 'IMAGE_TEXT',
  status: 'PUBLISHED',
  captions: [],
} as unknown as LessonFields

const version = (number: number, editorName: string | null) => ({
  __typename: 'LessonVersion',
  version: number,
  editorName,
  createdAt: '2026-11-20T01:00:00Z',
})

const open = (versions = [version(3, 'Elena Santos'), version(2, null)]) => {
  mockGraphQLQuery('LessonVersionsQuery', () => ({ lessonVersions: versions }))
  render(<LessonVersions lesson={lesson} />)
  fireEvent.click(screen.getByRole('button', { name: 'Versions' }))
}

const mayEdit = (isEditor: boolean) =>
  mockCurrentUser({
    roles: ['head-coach'],
    pageAccess: { lesson: true, editLesson: isEditor },
  } as never)

describe('the versions of a lesson', () => {
  it('load when the list is opened, with the people who saved them', async () => {
    mayEdit(true)
    open()
    const [now, before] = await screen.findAllByRole('listitem')
    expect(now).toHaveTextContent('Version 3')
    expect(now).toHaveTextContent('as it is now')
    expect(now).toHaveTextContent('Elena Santos')
    expect(before).toHaveTextContent('Version 2')
    expect(screen.getByRole('button', { name: 'Restore' })).toBeInTheDocument()
  })

  it('can be compared with the current lesson', async () => {
    mayEdit(true)
    mockGraphQLQuery('LessonVersionQuery', () => ({
      lessonVersion: {
        __typename: 'LessonVersion',
        version: 2,
        name: 'Old name',
        type: 'IMAGE_TEXT',
        status: 'PUBLISHED',
      },
    }))
    open()
    const compare = await screen.findByRole('button', { name: 'Compare' })
    expect(compare).toHaveAttribute('aria-expanded', 'false')
    fireEvent.click(compare)
    expect(await screen.findByText(/^Old/)).toBeInTheDocument()
    expect(screen.getByText(/^New/)).toBeInTheDocument()
    expect(compare).toHaveAttribute('aria-expanded', 'true')
    fireEvent.click(compare)
    expect(screen.queryByText(/^Old/)).not.toBeInTheDocument()
  })

  it('can be restored, which sends the current version as its base', async () => {
    mayEdit(true)
    const restored = jest.fn((_variables: object) => ({
      restoreLessonVersion: { ...lesson, baseVersion: 4 },
    }))
    mockGraphQLMutation('RestoreLessonVersionMutation', restored)
    open()
    fireEvent.click(await screen.findByRole('button', { name: 'Restore' }))
    await waitFor(() => expect(restored).toHaveBeenCalledTimes(1))
    expect(restored.mock.calls[0][0]).toEqual({
      id: 12,
      baseVersion: 3,
      version: 2,
    })
  })

  it('are read-only for people who may not edit lessons', async () => {
    mayEdit(false)
    open()
    await screen.findByRole('button', { name: 'Compare' })
    expect(
      screen.queryByRole('button', { name: 'Restore' })
    ).not.toBeInTheDocument()
  })
})
