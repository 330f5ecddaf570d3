export const schema = gql`
  input ValidateOtpInput {
    "The id of a reset handle, not of a user."
    id: ID!
    otp: String!
  }

  type ValidateOtpResult {
    isValid: Boolean!
    message: String!
  }

  type GeneratedPassword {
    email: String!
    name: String!
    "Returned once, for sendUserCredential."
    password: String!
  }

  type Query {
    "A query by name (spec section 7) that sends a mail: never cached, never logged."
    sendUserCredential(
      email: String!
      name: String!
      password: String!
    ): Boolean!
      @requirePermission(
        fn: ["user_create"]
        own: true
        policy: ORDINARY
        token: NEVER
      )
  }

  type Mutation {
    validateOtp(input: ValidateOtpInput!): ValidateOtpResult!
      @skipAuth(policy: FREE, token: NEVER)
    "Sets the password in the setup modal: at least 8 characters of all four kinds."
    setUpPassword(password: String!): Boolean!
      @requireAuth(policy: ORDINARY, token: NEVER)
    "Skips the setup modal and returns a temporary password."
    skipPasswordSetup: GeneratedPassword!
      @requireAuth(policy: ORDINARY, token: NEVER)
  }
`
