import { useEffect, useRef, useState } from 'react';

const storageKey = 'larder.order-sound';
const [pitch, seconds] = [880, 0.25];

/**
 * A short sound for new orders, which each browser switches on for itself. Browsers let a page sound after a press in
 * it only, so one that was just opened is silent until then.
 */
export function useOrderSound(count: number): { isOn: boolean; toggle: () => void } {
  const [isOn, setIsOn] = useState(() => localStorage.getItem(storageKey) === 'on');
  const audio = useRef<AudioContext | null>(null);
  const heard = useRef(count);
  useEffect(() => {
    if (!isOn) return;
    const allow = () => {
      audio.current ??= new AudioContext();
    };
    document.addEventListener('pointerdown', allow, { once: true });
    return () => document.removeEventListener('pointerdown', allow);
  }, [isOn]);
  useEffect(() => {
    if (isOn && count > heard.current && audio.current) ring(audio.current);
    heard.current = count;
  }, [count, isOn]);
  const toggle = () => {
    const next = !isOn;
    localStorage.setItem(storageKey, next ? 'on' : 'off');
    setIsOn(next);
    if (!next) return;
    audio.current ??= new AudioContext();
    ring(audio.current);
  };
  return { isOn, toggle };
}

function ring(audio: AudioContext): void {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0.2, audio.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + seconds);
  tone.connect(volume).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + seconds);
}
