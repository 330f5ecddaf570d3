export const schema = gql`
  "A lesson as its learner sees it in an outline."
  type OutlineLesson {
    id: Int!
    name: String!
    type: LessonType!
    videoSeconds: Int
    isRequired: Boolean!
    isCompleted: Boolean!
    "Earlier required lessons come first (a sequential course)."
    isLocked: Boolean!
  }

  type OutlineUnit {
    id: Int!
    name: String!
    shortDescription: String!
    lessons: [OutlineLesson!]!
  }

  type MyCourse {
    id: Int!
    title: String!
    shortDescription: String!
    description: String!
    coverUrl: String
    percent: Int!
    lessonCount: Int!
    completedCount: Int!
    "Added after the course was first completed."
    newLessonCount: Int!
    isCompleted: Boolean!
    "The lesson to go on with, if any."
    nextLessonId: Int
    units: [OutlineUnit!]!
  }

  type MyLesson {
    id: Int!
    courseId: Int!
    courseTitle: String!
    unitName: String!
    name: String!
    shortDescription: String!
    description: String!
    type: LessonType!
    videoUrl: String
    videoSeconds: Int
    embedUrl: String
    completion: LessonCompletion!
    completionValue: Int
    lastPositionSec: Int!
    furthestSec: Int!
    isCompleted: Boolean!
    previousLessonId: Int
    nextLessonId: Int
  }

  "Where a learner left off."
  type ContinueLearning {
    courseId: Int!
    courseTitle: String!
    coverUrl: String
    lessonId: Int!
    lessonName: String!
    lastPositionSec: Int!
    percent: Int!
  }

  type Query {
    "filter: all, watching or completed."
    myCourses(filter: String): [MyCourse!]! @requireAuth
    myCourse(id: Int!): MyCourse @requireAuth
    myLesson(courseId: Int!, lessonId: Int!): MyLesson @requireAuth
    continueLearning: ContinueLearning @requireAuth
  }

  type Mutation {
    saveLessonPosition(lessonId: Int!, positionSec: Int!): Boolean! @requireAuth
    completeLesson(lessonId: Int!): MyCourse! @requireAuth
  }
`
