// Tests that run side by side have a database each, since scenarios empty it.
const urls = process.env.TEST_DATABASE_URLS.split(' ')
process.env.DATABASE_URL = urls[Number(process.env.JEST_WORKER_ID) - 1]
