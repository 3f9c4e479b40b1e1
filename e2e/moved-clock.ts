// Loaded into the server with `--import`. The parent process sends how many milliseconds the server's clock is ahead.
const real = Date.now
let ahead = 0

Date.now = () => real() + ahead
globalThis.Date = new Proxy(Date, {
  construct: (date, given, target) =>
    Reflect.construct(date, given.length > 0 ? given : [date.now()], target as typeof Date) as Date,
})
process.on('message', (ms: number) => {
  ahead = ms
  process.send?.('moved')
})
