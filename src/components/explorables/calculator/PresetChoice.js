import React, {useId} from 'react';
import {presetId} from './setup.js';

/**
 * Choice of a measured point to start from.
 *
 * @param {{measured: object, preset: string | null, words: object, onChange?: (id: string | null) => void}} props
 */
export default function PresetChoice({measured, preset, words, onChange}) {
  const id = useId();
  const {t} = words;
  const live = onChange && {
    value: preset ?? '',
    onChange: (event) => onChange(event.target.value || null),
  };
  return (
    <div className="explorable-preset">
      <label htmlFor={id}>{t('calculator.preset')}</label>
      <select id={id} name="preset" autoComplete="off" {...(live ?? {defaultValue: preset ?? ''})}>
        <option value="">{t('calculator.preset.none')}</option>
        {measured.servers.map((server) => (
          <optgroup key={server.id} label={server.label}>
            {server.points.map((point) => (
              <option key={point.id} value={presetId(measured, point)}>
                {t('calculator.preset.option', {server: server.label, count: point.workers})}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </div>
  );
}
