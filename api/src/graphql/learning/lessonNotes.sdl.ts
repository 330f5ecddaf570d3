export const schema = gql`
  "A learner's private note."
  type LessonNote {
    id: Int!
    lessonId: Int!
    "A second of the video; null for the lesson as a whole."
    positionSec: Int
    text: String!
    createdAt: DateTime!
    updatedAt: DateTime!
  }

  input LessonNoteInput {
    positionSec: Int
    text: String!
  }

  type Query {
    "In the order of the video; notes about the whole lesson come first."
    myLessonNotes(lessonId: Int!): [LessonNote!]! @requireAuth
  }

  type Mutation {
    "The same text at the same position is stored once, however often it is sent."
    createLessonNote(lessonId: Int!, input: LessonNoteInput!): LessonNote!
      @requireAuth(policy: FREE)
    updateLessonNote(id: Int!, input: LessonNoteInput!): LessonNote!
      @requireAuth(policy: FREE)
    deleteLessonNote(id: Int!): LessonNote! @requireAuth(policy: FREE)
  }
`
