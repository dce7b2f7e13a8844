import { startEmbeddedPostgres } from '#db/embedded/start-embedded-postgres.ts'

// A separate program that runs the PostgreSQL of the given folder until it is stopped or killed.
const server = await startEmbeddedPostgres(process.argv[2] ?? '', ['fsync=off'])
process.stdout.write(`${JSON.stringify({ url: server.url, reused: server.reused, identity: server.identity })}\n`)
process.stdin.once('data', async () => {
  await server.stop()
  process.exit(0)
})
