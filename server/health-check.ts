// Run by the container's HEALTHCHECK: exits with 0 when this process can do its work.
const { PORT = '3000' } = process.env;
const isHealthy = await fetch(`http://127.0.0.1:${PORT}/health/ready`, {
  signal: AbortSignal.timeout(4_000),
}).then(
  ({ ok }) => ok,
  () => false,
);
process.exitCode = isHealthy ? 0 : 1;
