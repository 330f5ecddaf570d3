export const schema = gql`
  "A learner's own, for nobody else."
  type LessonNote {
    id: Int!
    lessonId: Int!
    "The second of the video; none is of the lesson as a whole."
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
    "In the order of the video; those of the whole lesson first."
    myLessonNotes(lessonId: Int!): [LessonNote!]! @requireAuth
  }

  type Mutation {
    "The same words at the same place are one note, however often they are sent."
    createLessonNote(lessonId: Int!, input: LessonNoteInput!): LessonNote!
      @requireAuth
    updateLessonNote(id: Int!, input: LessonNoteInput!): LessonNote!
      @requireAuth
    deleteLessonNote(id: Int!): LessonNote! @requireAuth
  }
`
