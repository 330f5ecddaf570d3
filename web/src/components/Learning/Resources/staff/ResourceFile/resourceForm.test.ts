import { fieldsWith, start, toInput, type ResourceForm } from './resourceForm'

const choices = { levels: [], batches: [], groups: [], folders: [] }

const shownIn = (
  values: object,
  held?: Parameters<typeof fieldsWith>[2]
): string[] =>
  fieldsWith(choices, (group) => group, held)
    .filter(({ when }) => when?.(values as ResourceForm) ?? true)
    .map(({ name }) => name)

describe('the form of a resource', () => {
  it('requires either a file or an address', () => {
    expect(shownIn(start)).toContain('fileId')
    expect(shownIn(start)).not.toContain('url')
    expect(shownIn({ kind: 'link' })).toContain('url')
    expect(shownIn({ kind: 'link' })).not.toContain('fileId')
  })

  it('asks for no audience when the resource is public', () => {
    expect(shownIn({ isPublic: false })).toContain('batchIds')
    for (const name of [
      'batchIds',
      'groupIds',
      'accessLevelIds',
      'minStageNumber',
    ])
      expect(shownIn({ isPublic: true })).not.toContain(name)
  })

  it.each([
    [{ kind: 'file', fileId: { id: 7 } }, false],
    [{ kind: 'file', fileId: null }, false],
    [{ kind: 'file', fileId: { id: 8 } }, true],
    [{ kind: 'link', url: 'https://example.com' }, true],
  ])('asks for %j what changed: %s', (values, asks) => {
    const held = { file: { id: 7 }, url: null } as never
    expect(shownIn(values, held).includes('note')).toBe(asks)
    expect(shownIn(values)).not.toContain('note')
  })

  it('sends the tags as a list, and hidden fields as null', () => {
    expect(
      toInput({
        title: 'Rates',
        status: 'DRAFT',
        tags: 'clients, money',
        accessLevelIds: null,
      } as never)
    ).toMatchObject({
      tags: ['clients', ' money'],
      description: '',
      isPublic: false,
      accessLevelIds: [],
    })
  })
})
