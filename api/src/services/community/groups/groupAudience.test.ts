// Content for a group opens for its people of today, and for nobody else.
import { db } from 'src/lib/db'
import { myCourses } from 'src/services/learning/courses/myCourses/myCourses'
import { myEvents } from 'src/services/learning/events/myEvents/myEvents'
import { myResources } from 'src/services/learning/resources/myResources/myResources'
import { buildGroup, buildGroupMember } from 'src/testing/groups'
import { buildCourse, buildEvent, buildResource } from 'src/testing/learning'
import { buildUser, signIn } from 'src/testing/people'

const openTo = async (user: { id: number; email: string }) => {
  signIn(user)
  return {
    courses: (await myCourses({})).map(({ id }) => id),
    events: (await myEvents({})).rows.map(({ title }) => title),
    resources: (await myResources({})).rows.map(({ id }) => id),
  }
}

scenario('Courses, events and resources of a group', async () => {
  const group = await buildGroup()
  const groups = { create: { groupId: group.id } }
  const course = await buildCourse()
  await db.courseGroup.create({
    data: { courseId: course.id, groupId: group.id },
  })
  await buildEvent({ title: 'Ours', groups } as never)
  const resource = await buildResource({ groups } as never)

  const inside = await buildGroupMember(group.id)
  const open = await openTo(inside)
  expect(open).toEqual({
    courses: [course.id],
    events: ['Ours'],
    resources: [resource.id],
  })

  const nothing = { courses: [], events: [], resources: [] }
  expect(await openTo(await buildUser('member'))).toEqual(nothing)
  const elsewhere = await buildGroupMember((await buildGroup()).id)
  expect(await openTo(elsewhere)).toEqual(nothing)

  // A lapsed membership opens what a free account opens.
  await db.userAccessLevel.deleteMany({ where: { userId: inside.id } })
  signIn(inside, 'non-member')
  expect(await myCourses({})).toEqual([])

  await db.groupMembership.updateMany({
    where: { userId: inside.id },
    data: { endedAt: new Date() },
  })
  expect(await openTo(inside)).toEqual(nothing)
})
