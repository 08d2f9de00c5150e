'use client';

export default function Page() {
  return <h1>Global Contact Generator</h1>;
}
