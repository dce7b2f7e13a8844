import { createServer, type ServerResponse } from 'node:http'

// The obvious first solution: node:http with open streams, which writes to one of them, without session or database. Runs in its own
// process.
const streams: ServerResponse[] = []
createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://plain')
  if (url.pathname === '/say') {
    streams[Number(url.searchParams.get('to'))]?.write(`data: ${url.searchParams.get('text')}\n\n`)
    return response.end()
  }
  if (url.pathname === '/memory') return response.end(String(process.memoryUsage.rss()))
  streams[Number(url.searchParams.get('as'))] = response
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.write(': hello\n\n')
}).listen(Number(process.argv[2]), '127.0.0.1')
