import { db } from 'src/lib/db'
import { buildGroup, buildGroupMember } from 'src/testing/groups'
import {
  applyNow,
  checkFile,
  refusalsOf,
  rowsOf,
  undoNow,
} from 'src/testing/imports'
import { buildUser, draw, signIn } from 'src/testing/people'
import { refusal } from 'src/testing/refusals'

const signInAdmin = async () => {
  const admin = await buildUser('admin')
  signIn(admin, 'admin')
  return admin
}

describe('an import of groups', () => {
  scenario(
    'Creates groups with their sub-groups, and takes them back unless they are used',
    async () => {
      await signInAdmin()
      const names = [`Dawn ${draw()}`, `Dusk ${draw()}`]
      const id = await checkFile('GROUPS', {
        Subgroups: [
          { id: 'a', name: 'North', parentId: '1' },
          { id: 'b', name: 'South', parentId: '1' },
          { id: 'c', name: 'North', parentId: '2' },
        ],
        Groups: [
          { id: '1', name: names[0] },
          { id: '2', name: names[1] },
        ],
      })
      expect(await refusalsOf(id)).toEqual({})
      expect(await applyNow(id)).toMatchObject({ status: 'DONE' })
      const groups = await db.group.findMany({
        where: { name: { in: names } },
        orderBy: { id: 'asc' },
        include: { subGroups: { orderBy: { id: 'asc' } } },
      })
      expect(groups).toMatchObject([
        {
          externalId: '1',
          joinMode: 'STAFF',
          subGroups: [{ name: 'North' }, { name: 'South' }],
        },
        { externalId: '2', subGroups: [{ name: 'North', externalId: 'c' }] },
      ])
      // A later file may add to a group of an earlier one, but does not create it again.
      const later = await checkFile('GROUPS', {
        Subgroups: [
          { id: 'd', name: 'East', parentId: '2' },
          { id: 'e', name: 'north', parentId: '2' },
          { id: 'f', name: 'Lost', parentId: '3' },
        ],
        Groups: [{ id: '9', name: names[0].toUpperCase() }],
      })
      expect(await refusalsOf(later)).toEqual({
        'Groups 2 name': 'NAME_TAKEN',
        'Subgroups 3 name': 'NAME_TAKEN',
        'Subgroups 4 parentId': 'IMPORT_ID_UNKNOWN',
      })
      await buildGroupMember(groups[0].id, {
        subGroupId: groups[0].subGroups[0].id,
      })
      expect(await undoNow(id)).toEqual({
        'Groups 2': { outcome: 'KEPT', reasons: [{ what: 'used' }] },
        'Groups 3': { outcome: 'TAKEN_BACK', reasons: [] },
        'Subgroups 2': { outcome: 'KEPT', reasons: [{ what: 'used' }] },
        'Subgroups 3': { outcome: 'TAKEN_BACK', reasons: [] },
        'Subgroups 4': { outcome: 'TAKEN_BACK', reasons: [] },
      })
      expect(await db.group.count({ where: { name: { in: names } } })).toBe(1)
    }
  )

  scenario(
    'Is only for creating, and refuses names that are used twice',
    async () => {
      await signInAdmin()
      const group = await buildGroup()
      await expect(
        checkFile('GROUPS', { Groups: [{ name: 'A' }] }, 'UPSERT')
      ).rejects.toMatchObject(refusal('IMPORT_MODE'))
      const id = await checkFile('GROUPS', {
        Groups: [
          { id: '1', name: 'Twice' },
          { id: '2', name: 'twice' },
          { id: '1', name: group.name },
          { id: '4' },
        ],
      })
      expect(await refusalsOf(id)).toEqual({
        'Groups 3 name': 'IMPORT_TWICE',
        'Groups 4 id': 'IMPORT_TWICE',
        'Groups 4 name': 'NAME_TAKEN',
        'Groups 5 name': 'REQUIRED',
      })
    }
  )
})

describe('an import of courses', () => {
  scenario(
    'Creates drafts in the order of the file, with clean texts, and takes them back',
    async () => {
      const admin = await signInAdmin()
      const author = await buildUser('coach')
      const title = `Writing ${draw()}`
      const before = await db.lesson.count()
      const id = await checkFile('COURSES', {
        Lessons: [
          {
            id: '1',
            name: 'First',
            description: '<p>Hi<script>x</script></p>',
            parentId: '1',
          },
          {
            id: '2',
            name: 'Second',
            shortDescription: '- short',
            parentId: '1',
          },
          { id: '3', name: 'Third', parentId: '2' },
        ],
        Units: [
          { id: '1', name: 'One', parentId: '1' },
          { id: '2', name: 'Two', parentId: '1' },
        ],
        Courses: [
          { id: '1', name: title, authorTribeId: author.tribeId },
          { id: '2', name: title },
        ],
      })
      expect(await refusalsOf(id)).toEqual({})
      await applyNow(id)
      const courses = await db.course.findMany({
        where: { title },
        orderBy: { id: 'asc' },
        include: {
          units: {
            orderBy: { position: 'asc' },
            include: { lessons: { orderBy: { position: 'asc' } } },
          },
        },
      })
      expect(courses).toMatchObject([
        {
          status: 'DRAFT',
          authorId: author.id,
          externalId: '1',
          units: [
            {
              name: 'One',
              position: 0,
              lessons: [
                {
                  name: 'First',
                  description: '<p>Hi</p>',
                  type: 'IMAGE_TEXT',
                  status: 'DRAFT',
                  position: 0,
                },
                { name: 'Second', shortDescription: '- short', position: 1 },
              ],
            },
            {
              name: 'Two',
              position: 1,
              lessons: [{ name: 'Third', position: 0 }],
            },
          ],
        },
        { authorId: admin.id, units: [] },
      ])
      expect(new Set(courses.map(({ slug }) => slug)).size).toBe(2)
      await db.lesson.update({
        where: { id: courses[0].units[1].lessons[0].id },
        data: { name: 'Renamed' },
      })
      const outcomes = await undoNow(id)
      expect(
        Object.entries(outcomes).map(([row, { outcome }]) => [row, outcome])
      ).toEqual([
        ['Courses 2', 'KEPT'],
        ['Courses 3', 'TAKEN_BACK'],
        ['Units 2', 'TAKEN_BACK'],
        ['Units 3', 'KEPT'],
        ['Lessons 2', 'TAKEN_BACK'],
        ['Lessons 3', 'TAKEN_BACK'],
        ['Lessons 4', 'KEPT'],
      ])
      expect(await db.lesson.count()).toBe(before + 1)
      expect((await rowsOf(id)).every(({ outcome }) => outcome)).toBe(true)
    }
  )
})
