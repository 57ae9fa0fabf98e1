import {Component} from 'react';

/** Draws nothing once what is inside has failed, and says so: the picture and the table are still there. */
export default class FailSafe extends Component {
  state = {hasFailed: false};

  static getDerivedStateFromError() {
    return {hasFailed: true};
  }

  componentDidCatch() {
    this.props.onFail();
  }

  render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
