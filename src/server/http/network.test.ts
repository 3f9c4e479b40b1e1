import { expect, test } from 'vitest'
import { isLoopbackAddress, isLoopbackHost, toNetworkPrefix } from './network.ts'

test.each([
  ['192.168.7.9', '192.168.7'],
  ['::ffff:192.168.7.9', '192.168.7'],
  ['2001:db8:1:ab12::5', '2001:db8:1:ab'],
  ['2001:db8:1:abff:9:9:9:9', '2001:db8:1:ab'],
  ['::1', '0:0:0:0'],
])('%s is counted in the network %s', (address, network) => {
  expect(toNetworkPrefix(address)).toBe(network)
})

test.each([
  ['127.0.0.1', true],
  ['127.9.9.9', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['10.0.0.1', false],
  ['2001:db8::1', false],
])('%s is loopback: %s', (address, expected) => {
  expect(isLoopbackAddress(address)).toBe(expected)
})

test.each([
  ['localhost:3000', true],
  ['127.0.0.1:3000', true],
  ['[::1]:3000', true],
  ['localhost.example.com', false],
  ['127.0.0.1.example.com', false],
  ['signet.example.com', false],
  ['', false],
])('the host %s is this machine: %s', (host, expected) => {
  expect(isLoopbackHost(host)).toBe(expected)
})
